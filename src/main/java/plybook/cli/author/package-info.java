/**
 * The command for whoever adds to the course: {@code plybook new}.
 *
 * <ul>
 *   <li>Comes in: a name, and the folder of a checkout.
 *   <li>Goes out: files with their TODOs, and a line in each place that lists what there is.
 *   <li>May not be known here: any game or exercise. Templates are resources; what lists games and exercises is edited as text.
 * </ul>
 */
@NullMarked
package plybook.cli.author;

import org.jspecify.annotations.NullMarked;
