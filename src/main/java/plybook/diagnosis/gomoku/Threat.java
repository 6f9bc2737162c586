package plybook.diagnosis.gomoku;

import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** The kind of a move in the order of exercise 07: the first kind comes first. */
@SuppressWarnings("EnumOrdinal") // the order is the point of it
public enum Threat {
    /** Completes a five. */
    WIN,
    /** Takes the cell on which the opponent would complete a five. */
    BLOCK,
    /** Two ways to complete a five afterwards: an open four, or two fours at once. */
    TWO_WAYS,
    OTHER;

    /** Returns the kind of the player's move on an empty cell; two ways only if no five can be completed yet. */
    public static Threat of(Board board, Player player, Cell cell) {
        if (Fives.completes(board, player, cell)) {
            return WIN;
        }
        if (Fives.completes(board, player.opponent(), cell)) {
            return BLOCK;
        }
        return Fives.after(board, player, cell).size() >= 2 ? TWO_WAYS : OTHER;
    }
}
