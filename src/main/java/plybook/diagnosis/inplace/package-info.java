/**
 * The known mistakes of a search on one position, whose moves are made and undone.
 *
 * <ul>
 *   <li>Comes in: nothing; a suite compares.
 *   <li>Goes out: searches that forget or overdo undo.
 *   <li>May not be known here: the learner, and how a search is watched.
 * </ul>
 */
@NullMarked
package plybook.diagnosis.inplace;

import org.jspecify.annotations.NullMarked;
