/**
 * Submissions as they arrive: archives and folders of a learner, and the downloads of course systems.
 *
 * <ul>
 *   <li>Comes in: files that anybody may have made, under names that some program chose.
 *   <li>Goes out: for each learner the files of the course that count, and for every other file the reason why it does not.
 *   <li>May not be known here: how code is judged, and what it is worth. Nothing is ever unpacked under a name from outside.
 * </ul>
 */
@NullMarked
package plybook.intake;

import org.jspecify.annotations.NullMarked;
