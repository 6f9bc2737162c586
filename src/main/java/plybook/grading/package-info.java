/** What is handed in, and grading a class of it: reading it safely, judging each by itself, results that outlive a kill. */
@NullMarked
package plybook.grading;

import org.jspecify.annotations.NullMarked;
