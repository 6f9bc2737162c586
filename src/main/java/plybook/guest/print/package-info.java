/** The output of a learner's code, as much of it as anybody reads. */
@NullMarked
package plybook.guest.print;

import org.jspecify.annotations.NullMarked;
