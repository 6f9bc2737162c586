/** The course check: exercises, solutions, READMEs and lessons fit together. */
@NullMarked
package plybook.course;

import org.jspecify.annotations.NullMarked;
