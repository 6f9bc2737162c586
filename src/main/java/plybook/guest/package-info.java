/** The loop that runs in the learner's process and answers the judge. */
@NullMarked
package plybook.guest;

import org.jspecify.annotations.NullMarked;
