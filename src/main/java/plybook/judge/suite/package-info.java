/**
 * The base of all suites of checks: they ask the learner, fail with evidence, and are run by JUnit.
 *
 * <ul>
 *   <li>Comes in: a suite class and a learner.
 *   <li>Goes out: one result per check ({@link plybook.judge.suite.SuiteRunner}).
 *   <li>May not be known here: any exercise.
 * </ul>
 */
@NullMarked
package plybook.judge.suite;

import org.jspecify.annotations.NullMarked;
