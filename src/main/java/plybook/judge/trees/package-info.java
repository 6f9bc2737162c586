/**
 * The trees that the suites of the searches ask about besides every small one.
 *
 * <ul>
 *   <li>Comes in: nothing, or a generator of numbers with the purpose that it is for.
 *   <li>Goes out: trees on which certain mistakes show.
 *   <li>May not be known here: any search, and any mistake by its name.
 * </ul>
 */
@NullMarked
package plybook.judge.trees;

import org.jspecify.annotations.NullMarked;
