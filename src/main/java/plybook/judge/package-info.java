/**
 * The judge, and the door to its rooms: what a visitor needs first is {@link plybook.judge.Judge}.
 *
 * <ul>
 *   <li>Comes in: an exercise and a learner's folder, or an object to practise with.
 *   <li>Goes out: a {@link plybook.judge.verdict.Report}.
 *   <li>May not be known here: how a report is shown, and who reads it.
 * </ul>
 */
@NullMarked
package plybook.judge;

import org.jspecify.annotations.NullMarked;
