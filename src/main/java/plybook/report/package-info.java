/**
 * Verdicts as text, HTML and JSON, and in the formats of course systems.
 *
 * <ul>
 *   <li>Comes in: {@link plybook.judge.verdict.Report}, alone or as a graded submission.
 *   <li>Goes out: text in which nothing that a learner wrote can do harm.
 *   <li>May not be known here: how a verdict came about.
 * </ul>
 */
@NullMarked
package plybook.report;

import org.jspecify.annotations.NullMarked;
