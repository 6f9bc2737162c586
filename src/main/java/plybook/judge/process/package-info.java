/**
 * A learner's code at arm's length: a process of its own, its sandbox, its limits, and the pipe to it.
 *
 * <ul>
 *   <li>Comes in: compiled classes, and questions.
 *   <li>Goes out: replies, or the fault that took their place ({@link plybook.judge.process.Learner}).
 *   <li>May not be known here: what a right answer is.
 * </ul>
 */
@NullMarked
package plybook.judge.process;

import org.jspecify.annotations.NullMarked;
