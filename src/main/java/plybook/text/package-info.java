/**
 * The texts that other rooms say to people.
 *
 * <ul>
 *   <li>Comes in: a key and its arguments.
 *   <li>Goes out: a text in the reader's language, from the file {@code messages.properties} of the room that asks.
 *   <li>May not be known here: what any text is about.
 * </ul>
 */
@NullMarked
package plybook.text;

import org.jspecify.annotations.NullMarked;
