/** The commands. */
@NullMarked
package plybook.cli;

import org.jspecify.annotations.NullMarked;
