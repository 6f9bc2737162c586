/**
 * Gradebooks as course systems export them, filled with points.
 *
 * <ul>
 *   <li>Comes in: a gradebook's file, and the points of learners.
 *   <li>Goes out: the same file, in which only the cells of one column have changed.
 *   <li>May not be known here: how points came about. Nothing but numbers is ever written into a cell.
 * </ul>
 */
@NullMarked
package plybook.gradebook;

import org.jspecify.annotations.NullMarked;
