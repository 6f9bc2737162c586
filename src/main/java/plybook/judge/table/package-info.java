/**
 * A learner's functions at the playing table: they move pieces for the runner page and the tournament. No marks are given here.
 *
 * <ul>
 *   <li>Comes in: a folder with a learner's files.
 *   <li>Goes out: players, and a note for each part that is missing or broken.
 *   <li>May not be known here: checks, suites of exercises, verdicts of a grade.
 * </ul>
 */
@NullMarked
package plybook.judge.table;

import org.jspecify.annotations.NullMarked;
