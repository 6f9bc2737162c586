/**
 * The suite of candidates, exercise 07, and the boards with lines that it and others ask about.
 *
 * <ul>
 *   <li>Comes in: a learner, who is asked about boards and series of moves.
 *   <li>Goes out: checks, each failure with the board it happened on.
 *   <li>May not be known here: how a search is judged.
 * </ul>
 */
@NullMarked
package plybook.judge.gomoku;

import org.jspecify.annotations.NullMarked;
