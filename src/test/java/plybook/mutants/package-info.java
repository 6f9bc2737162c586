/**
 * Submissions as learners write them. {@code wrong/EXERCISE/CASE} holds a class with one mistake, {@code sound/EXERCISE/CASE} a
 * right one in a style of its own. They are data: the build does not compile them, for many bear the same name.
 */
@NullMarked
package plybook.mutants;

import org.jspecify.annotations.NullMarked;
