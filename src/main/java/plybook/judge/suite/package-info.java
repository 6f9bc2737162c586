/**
 * What every suite of checks shares: asking the learner, failing with evidence, and being run by JUnit.
 *
 * <ul>
 *   <li>Comes in: a suite class and a learner.
 *   <li>Goes out: one result a check ({@link plybook.judge.suite.SuiteRunner}).
 *   <li>May not be known here: any exercise.
 * </ul>
 */
@NullMarked
package plybook.judge.suite;

import org.jspecify.annotations.NullMarked;
