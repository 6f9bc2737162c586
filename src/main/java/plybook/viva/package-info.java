/**
 * A viva: questions about a learner's own program, out of what it did when it was run.
 *
 * <ul>
 *   <li>Comes in: a learner's search, and a seed.
 *   <li>Goes out: a tree with three questions, and a key on a page of its own.
 *   <li>May not be known here: points. A viva never changes a mark.
 * </ul>
 */
@NullMarked
package plybook.viva;

import org.jspecify.annotations.NullMarked;
