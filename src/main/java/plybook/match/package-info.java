/**
 * One game from its first action to its last, and whoever moves in it; and when a match of many games is decided.
 *
 * <ul>
 *   <li>Comes in: a game, and somebody to move for each side.
 *   <li>Goes out: the actions in turn, and the winner.
 *   <li>May not be known here: which game it is, who moves, and what becomes of a side that gives no legal action.
 * </ul>
 */
@NullMarked
package plybook.match;

import org.jspecify.annotations.NullMarked;
