/**
 * A learner's own code, step by step, beside the tree on which a check failed.
 *
 * <ul>
 *   <li>Comes in: the events that the learner's process told, and the question at which the search went wrong.
 *   <li>Goes out: a walk, with its first wrong step. It helps a learner and is no part of a verdict.
 *   <li>May not be known here: any suite, and any known mistake.
 * </ul>
 */
@NullMarked
package plybook.judge.walk;

import org.jspecify.annotations.NullMarked;
