/** Tic-Tac-Toe, as the judge plays it. */
@NullMarked
package plybook.tictactoe;

import org.jspecify.annotations.NullMarked;
