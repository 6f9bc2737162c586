/**
 * The verdicts of a run as files: everything from which results are drawn, without judging again.
 *
 * <ul>
 *   <li>Comes in: verdicts, and whose they are.
 *   <li>Goes out: the same, unchanged, from a file that may be years old, half written or changed by somebody.
 *   <li>May not be known here: what a verdict is worth, and how it is shown.
 * </ul>
 */
@NullMarked
package plybook.store;

import org.jspecify.annotations.NullMarked;
