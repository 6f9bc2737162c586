/** The exercises: one contract for each, and the course as an ordered list. */
@NullMarked
package plybook.task;

import org.jspecify.annotations.NullMarked;
