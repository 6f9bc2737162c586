/**
 * The installation, the learner's folder, and what both need from the machine: Java, Python, Jupyter, a kernel.
 *
 * <ul>
 *   <li>Comes in: where the program lies, where somebody works, and the machine's programs.
 *   <li>Goes out: a learner's copy of the course, a Python environment, descriptions of the kernel, started programs.
 *   <li>May not be known here: commands and their options, and how anything is judged.
 * </ul>
 */
@NullMarked
package plybook.setup;

import org.jspecify.annotations.NullMarked;
