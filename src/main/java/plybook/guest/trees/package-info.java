/**
 * Trees that are played as games, inside the learner's process.
 *
 * <ul>
 *   <li>Comes in: the shape of a tree with numbers for its leaves, and where what a leaf is worth is asked for.
 *   <li>Goes out: a game for a search, or a position in place, which promises no more than it must.
 *   <li>May not be known here: the pipe, what a leaf is worth before it is asked for, and the judge.
 * </ul>
 */
@NullMarked
package plybook.guest.trees;

import org.jspecify.annotations.NullMarked;
