/**
 * Compiles a learner's source in a process of its own.
 *
 * <ul>
 *   <li>Comes in: one file, which nobody trusts.
 *   <li>Goes out: its classes, or what the compiler said in words for learners ({@link plybook.judge.compiler.SourceCompiler}).
 *   <li>May not be known here: any exercise, and nothing of the file is ever run.
 * </ul>
 */
@NullMarked
package plybook.judge.compiler;

import org.jspecify.annotations.NullMarked;
