/**
 * A game with a learner's own parts, inside the learner's process.
 *
 * <ul>
 *   <li>Comes in: a board, how far to look, and the learner's classes beside the search.
 *   <li>Goes out: a position in place for that search.
 *   <li>May not be known here: the pipe, and the judge.
 * </ul>
 */
@NullMarked
package plybook.guest.own;

import org.jspecify.annotations.NullMarked;
