/**
 * Prepares a learner's compiled class to tell its steps. Class files come in, class files go out, with a table of the places that tell. What
 * a step means for a search is not known here.
 */
@NullMarked
package plybook.judge.steps;

import org.jspecify.annotations.NullMarked;
