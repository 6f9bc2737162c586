/** The runner page: games in the browser, with the engine, with a learner's own functions, or between two people. */
@NullMarked
package plybook.web;

import org.jspecify.annotations.NullMarked;
