package plybook.diagnosis.gomoku;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** A plain proof that a position is won by fours alone. */
public final class Fours {
    private Fours() {}

    /**
     * Returns whether the player to move wins by fours alone: each of its moves threatens a five, until two fives are threatened at once.
     *
     * @param fours the largest number of moves until then
     */
    private static boolean winsByFours(Board board, int fours) {
        Player player = toMove(board);
        if (!Fives.of(board, player).isEmpty()) {
            return true;
        }
        if (fours == 0 || Fives.of(board, player.opponent()).size() > 1) {
            return false;
        }
        return PlainCandidates.near(board, 2).stream().anyMatch(cell -> keepsTheWin(board, cell, fours));
    }

    /** Returns whether the move completes a five or wins by at most so many fours. */
    public static boolean keepsTheWin(Board board, Cell move, int fours) {
        Player player = toMove(board);
        if (Fives.completes(board, player, move)) {
            return true;
        }
        if (fours == 0) {
            return false;
        }
        List<Cell> threatened = Fives.after(board, player, move);
        Board next = with(board, move);
        if (threatened.isEmpty() || !Fives.of(next, player.opponent()).isEmpty()) {
            return false;
        }
        return threatened.size() > 1 || winsByFours(with(next, threatened.get(0)), fours - 1);
    }

    private static Board with(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, toMove(board));
        return next;
    }

    private static Player toMove(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }
}
