/**
 * A class as a whole: everybody's points, common mistakes, similar files, and the trend over several assignments.
 *
 * <ul>
 *   <li>Comes in: the stored reports of a class.
 *   <li>Goes out: pages and tables for the instructor. They need no other file, and work without a network.
 *   <li>May not be known here: how code is judged. Nothing here changes a mark.
 * </ul>
 */
@NullMarked
package plybook.overview;

import org.jspecify.annotations.NullMarked;
