/**
 * The suites of the searches: exercises 01, 03 and 04, the depth-limited ones of 05, and alpha-beta in place of 07.
 *
 * <ul>
 *   <li>Comes in: a learner, who sees the shape of a tree and asks for each leaf.
 *   <li>Goes out: checks, each failure with the smallest tree that shows it.
 *   <li>May not be known here: any board. The truth is {@link plybook.judge.trees.Truth}, plain minimax.
 * </ul>
 */
@NullMarked
package plybook.judge.search;

import org.jspecify.annotations.NullMarked;
