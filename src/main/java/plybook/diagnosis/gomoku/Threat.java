package plybook.diagnosis.gomoku;

import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** What a move is in the order of exercise 07: the first kind comes first. */
@SuppressWarnings("EnumOrdinal") // the order is the point of it
public enum Threat {
    /** Completes a five. */
    WIN,
    /** Where the opponent would complete one. */
    BLOCK,
    /** Two ways to complete a five afterwards: an open four, or two fours at once. */
    TWO_WAYS,
    OTHER;

    /** Which kind the move on the empty cell is for the player; two ways only if no five can be completed yet. */
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
