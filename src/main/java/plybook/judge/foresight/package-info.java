/** Forecasts of what a search will ask for if it goes on as it did. Nothing is judged by them: they only spare waiting for the learner's process. */
@NullMarked
package plybook.judge.foresight;

import org.jspecify.annotations.NullMarked;
