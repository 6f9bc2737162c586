/** The judge: suites, the learner's process, and the verdict. */
@NullMarked
package plybook.judge;

import org.jspecify.annotations.NullMarked;
