/**
 * The course as learners get it: the program, the lessons and starters of one assignment, and nothing that gives a solution away.
 *
 * <ul>
 *   <li>Comes in: the program with the course's files, and an assignment.
 *   <li>Goes out: a folder or an archive that works without Maven and without the repository.
 *   <li>May not be known here: how code is judged, and who may read an assignment.
 * </ul>
 */
@NullMarked
package plybook.release;

import org.jspecify.annotations.NullMarked;
