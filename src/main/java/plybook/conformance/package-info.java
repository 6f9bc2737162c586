/**
 * The conformance kit: checks what every {@link plybook.game.Game} must keep, whichever it is.
 *
 * <ul>
 *   <li>Comes in: a game, and a position of it if there is one.
 *   <li>Goes out: the number of its states, or an error that names the broken rule and the state that shows it.
 *   <li>May not be known here: any game of the course, and any test framework: the kit runs wherever a game runs.
 * </ul>
 */
@NullMarked
package plybook.conformance;

import org.jspecify.annotations.NullMarked;
