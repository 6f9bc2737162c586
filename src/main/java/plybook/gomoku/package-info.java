/** Gomoku: the rules, and the parts of an engine that stand alone: candidates, patterns, evaluation, ordering. */
@NullMarked
package plybook.gomoku;

import org.jspecify.annotations.NullMarked;
