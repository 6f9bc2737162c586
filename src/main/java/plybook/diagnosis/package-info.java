/**
 * The mistakes that have a name, and their texts.
 *
 * <ul>
 *   <li>Comes in: one text file per mistake, {@code mistakes/ID.md}, among the resources.
 *   <li>Goes out: {@link plybook.diagnosis.Mistake}, with its name, explanation and hint.
 *   <li>May not be known here: how a mistake is recognised.
 * </ul>
 */
@NullMarked
package plybook.diagnosis;

import org.jspecify.annotations.NullMarked;
