/**
 * The time that an answer may take, as both processes reckon it: processor time first, and a wide bound for code that waits. A reading of the
 * system comes in. What is asked is not known here.
 */
@NullMarked
package plybook.guest.time;

import org.jspecify.annotations.NullMarked;
