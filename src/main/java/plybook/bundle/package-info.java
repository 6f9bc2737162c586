/**
 * Bundles: the files with which course systems and clusters grade an assignment by themselves.
 *
 * <ul>
 *   <li>Comes in: the program and an assignment.
 *   <li>Goes out: files in the form that each system wants.
 *   <li>May not be known here: how code is judged.
 * </ul>
 */
@NullMarked
package plybook.bundle;

import org.jspecify.annotations.NullMarked;
