/** Gomoku: the rules, and the parts of an engine that do not depend on a search: candidates, patterns, evaluation, ordering. */
@NullMarked
package plybook.gomoku;

import org.jspecify.annotations.NullMarked;
