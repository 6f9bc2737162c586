/**
 * The suites of a Gomoku player and its parts, candidates (07) and player (08), and the boards with lines that they ask about.
 *
 * <ul>
 *   <li>Comes in: a learner, who is asked about boards, series of moves and whole games.
 *   <li>Goes out: checks, each failure with the board it happened on.
 *   <li>May not be known here: how a search is judged.
 * </ul>
 */
@NullMarked
package plybook.judge.gomoku;

import org.jspecify.annotations.NullMarked;
