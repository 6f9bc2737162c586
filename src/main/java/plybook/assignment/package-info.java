/**
 * An assignment: which exercises count how much, until when, and what learners see.
 *
 * <ul>
 *   <li>Comes in: a file in YAML that a lecturer wrote, and the verdicts on what was submitted.
 *   <li>Goes out: the assignment as data, or a list of problems with their lines; and a mark, with how it came about.
 *   <li>May not be known here: where submissions come from, and how a mark is shown or handed on.
 * </ul>
 */
@NullMarked
package plybook.assignment;

import org.jspecify.annotations.NullMarked;
