#ifndef TOWERMILL_TOWER_SEARCH_H
#define TOWERMILL_TOWER_SEARCH_H

#include "../search/search.h"

/* The search of Tower; positions are TowerPos. */
extern const SearchOps tower_search;

#endif
