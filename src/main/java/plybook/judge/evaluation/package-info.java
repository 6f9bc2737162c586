/**
 * The suite of exercise 06: what a board is worth by its patterns.
 *
 * <ul>
 *   <li>Comes in: a learner, who is asked what boards are worth.
 *   <li>Goes out: checks that compare one board with another; no value is prescribed.
 *   <li>May not be known here: any search.
 * </ul>
 */
@NullMarked
package plybook.judge.evaluation;

import org.jspecify.annotations.NullMarked;
