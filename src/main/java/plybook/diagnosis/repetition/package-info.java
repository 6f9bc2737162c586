/**
 * The question before all others: does a search answer as it did before, and what does its last answer do to the next?
 *
 * <ul>
 *   <li>Comes in: a search that can be asked again, and what was observed of it.
 *   <li>Goes out: the reason for two answers to one question ({@link plybook.diagnosis.repetition.Repetition}), and whether a
 *       window around the last answer is left too late ({@link plybook.diagnosis.repetition.EdgeOfTheWindow}).
 *   <li>May not be known here: any model of a mistake.
 * </ul>
 */
@NullMarked
package plybook.diagnosis.repetition;

import org.jspecify.annotations.NullMarked;
