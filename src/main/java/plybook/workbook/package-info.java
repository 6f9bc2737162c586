/**
 * The notebook's front door: the verbs of a cell.
 *
 * <ul>
 *   <li>Comes in: boards, trees, traces, tables, and the learner's files.
 *   <li>Goes out: pictures with their text, in a notebook or in a terminal.
 *   <li>May not be known here: a kernel's classes, which are reached by reflection only.
 * </ul>
 *
 * <p>What cells say is in {@code messages.properties}.
 */
@NullMarked
package plybook.workbook;

import org.jspecify.annotations.NullMarked;
