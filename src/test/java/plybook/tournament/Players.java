package plybook.tournament;

import java.util.List;
import java.util.function.BiFunction;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.match.Match;

/** Contenders for tests. */
final class Players {
    private Players() {}

    /** Plays the move that a function of the board and the moves returns. */
    record Scripted(String name, BiFunction<Board, List<Cell>, Cell> choice) implements Contender {
        @Override
        public Seat sit(Gomoku rules, Budget budget, long seed) {
            return new Seat() {
                @Override
                public Cell choose(Match<Board, Cell> match) {
                    return choice.apply(match.state(), match.actions());
                }

                @Override
                public void close() {}
            };
        }
    }

    /** Returns a player of the first free cell, row by row, which makes five in a row if nobody stops it. */
    static Contender first(String name) {
        return new Scripted(name, (board, moves) -> board.emptyCells().get(0));
    }

    /** Returns a player of the last free cell. */
    static Contender last(String name) {
        return new Scripted(name, (board, moves) -> board.emptyCells()
                .get(board.emptyCells().size() - 1));
    }
}
