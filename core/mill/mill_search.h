#ifndef TOWERMILL_MILL_SEARCH_H
#define TOWERMILL_MILL_SEARCH_H

#include "../search/search.h"

/* The search of Mill; positions are MillPos. */
extern const SearchOps mill_search;

#endif
