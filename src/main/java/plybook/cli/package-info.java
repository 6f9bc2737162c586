/**
 * The commands.
 *
 * <ul>
 *   <li>Comes in: a command line, and the files in the project's folder.
 *   <li>Goes out: text, files, pages, and an exit code.
 *   <li>May not be known here: how anything is judged, searched or drawn. A command reads its options and calls another room.
 * </ul>
 *
 * <p>What the commands say is in {@code messages.properties}.
 */
@NullMarked
package plybook.cli;

import org.jspecify.annotations.NullMarked;
