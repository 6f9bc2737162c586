/**
 * Submissions, and grading a class of them.
 *
 * <ul>
 *   <li>Comes in: archives and folders that anybody may have made.
 *   <li>Goes out: marks and reports in a folder, each written whole or not at all, so that a run that was stopped can be continued.
 *   <li>May not be known here: how code is judged. One submission never sees another.
 * </ul>
 */
@NullMarked
package plybook.grading;

import org.jspecify.annotations.NullMarked;
