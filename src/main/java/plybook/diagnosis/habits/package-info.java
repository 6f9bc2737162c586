/**
 * A search that can have any habit, right or wrong, and its comparison with a search that was observed.
 *
 * <ul>
 *   <li>Comes in: the habits of a search, and what a learner's search did at a probe.
 *   <li>Goes out: {@link plybook.diagnosis.habits.ModelSearch}, a search with these {@link plybook.diagnosis.habits.Habits}, and
 *       {@link plybook.diagnosis.habits.PreparedProbe}: whether it does the same there.
 *   <li>May not be known here: which habits are mistakes, and what they are called.
 * </ul>
 */
@NullMarked
package plybook.diagnosis.habits;

import org.jspecify.annotations.NullMarked;
