/**
 * The places of a learner's class at which one change makes every check pass, for a mistake that has no name.
 *
 * <ul>
 *   <li>Comes in: the compiled class, the check that fails, and how its suite is run.
 *   <li>Goes out: a sentence. It helps whoever reads it and is no part of a verdict.
 *   <li>May not be known here: any suite, any known mistake, and any answer that is right.
 * </ul>
 */
@NullMarked
package plybook.judge.repair;

import org.jspecify.annotations.NullMarked;
