/**
 * The results of a judged exercise, as data: one verdict per check, with its points and its evidence.
 *
 * <ul>
 *   <li>Comes in: nothing.
 *   <li>Goes out: {@link plybook.judge.verdict.Report}, which commands, pages and formats read.
 *   <li>May not be known here: who judged, how, or in which process.
 * </ul>
 */
@NullMarked
package plybook.judge.verdict;

import org.jspecify.annotations.NullMarked;
