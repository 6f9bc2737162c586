/** Recordings of searches: every node, window and cutoff, counted and replayed. */
@NullMarked
package plybook.trace;

import org.jspecify.annotations.NullMarked;
