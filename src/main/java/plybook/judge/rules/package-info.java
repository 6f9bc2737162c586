/**
 * The suites of the games' rules: Tic-Tac-Toe (02) and Gomoku (05).
 *
 * <ul>
 *   <li>Comes in: a learner, who answers about one position at a time.
 *   <li>Goes out: checks, each failure with the board and the mistake it looks like.
 *   <li>May not be known here: any search.
 * </ul>
 */
@NullMarked
package plybook.judge.rules;

import org.jspecify.annotations.NullMarked;
