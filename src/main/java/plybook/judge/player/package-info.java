/**
 * The suite of the player, exercise 08: positions that are known or made up, a clock, and matches.
 *
 * <ul>
 *   <li>Comes in: a learner, who is asked for moves and plays whole games.
 *   <li>Goes out: checks, each failure with the position it happened on.
 *   <li>May not be known here: how the parts of exercise 07 are judged.
 * </ul>
 */
@NullMarked
package plybook.judge.player;

import org.jspecify.annotations.NullMarked;
