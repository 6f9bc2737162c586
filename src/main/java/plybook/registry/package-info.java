/**
 * The games that can be played, and how each is shown and played as a whole.
 *
 * <ul>
 *   <li>Comes in: a game, and what it has beyond its rules: opponents, an evaluation, a notation.
 *   <li>Goes out: the same for every game, so that page, terminal, explorer and benchmark need to know none by name.
 *   <li>May not be known here: pages, terminals, exercises and learners.
 * </ul>
 */
@NullMarked
package plybook.registry;

import org.jspecify.annotations.NullMarked;
