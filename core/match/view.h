#ifndef TOWERMILL_VIEW_H
#define TOWERMILL_VIEW_H

/* What the page draws and says of a position or a move, as JSON values of each game; the shapes stand in towermill.h.
 * Situation and numbers are members, written into an open object. */

#include "../mill/mill_rules.h"
#include "../tower/tower_rules.h"
#include "json.h"

void tower_view_board(const TowerPos *pos, Json *json);
void tower_view_effect(const TowerPos *pos, TowerMove move, Json *json);
void tower_view_situation(const TowerPos *pos, Json *json);
void tower_view_geometry(TowerRules rules, Json *json);
void tower_view_numbers(Json *json);

void mill_view_board(const MillPos *pos, Json *json);
void mill_view_effect(const MillPos *pos, MillMove move, Json *json);
void mill_view_situation(const MillPos *pos, Json *json);
void mill_view_geometry(MillRules rules, Json *json); /* the same under all rules */
void mill_view_numbers(Json *json);

#endif
