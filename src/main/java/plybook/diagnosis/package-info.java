/** The known mistakes, and which of them explains what a solution was seen to do. Nothing here runs a learner's code. */
@NullMarked
package plybook.diagnosis;

import org.jspecify.annotations.NullMarked;
