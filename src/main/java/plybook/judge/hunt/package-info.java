/**
 * Exercise 04, last part: catch a wrong version of alpha-beta.
 *
 * <ul>
 *   <li>Comes in: the learner's trees as text.
 *   <li>Goes out: checks, and what each wrong version does on a tree.
 *   <li>May not be known here: any other suite.
 * </ul>
 */
@NullMarked
package plybook.judge.hunt;

import org.jspecify.annotations.NullMarked;
