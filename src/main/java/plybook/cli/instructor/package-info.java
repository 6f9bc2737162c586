/**
 * The commands of those who give the course: assignments, releases, bundles for course systems.
 *
 * <ul>
 *   <li>Comes in: words of a command line.
 *   <li>Goes out: files for a class or a course system, and an exit code.
 *   <li>May not be known here: how code is judged.
 * </ul>
 */
@NullMarked
package plybook.cli.instructor;

import org.jspecify.annotations.NullMarked;
