/** Tic-Tac-Toe: the judge's own rules. */
@NullMarked
package plybook.tictactoe;

import org.jspecify.annotations.NullMarked;
