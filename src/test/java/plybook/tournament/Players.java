package plybook.tournament;

import java.util.List;
import java.util.function.BiFunction;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/** Contenders for tests. */
final class Players {
    private Players() {}

    /** Plays what the function says of the board and the moves before. */
    record Scripted(String name, BiFunction<Board, List<Cell>, Cell> choice) implements Contender {
        @Override
        public Seat sit(Gomoku rules, Budget budget, long seed) {
            return new Seat() {
                @Override
                public Cell move(Board board, List<Cell> moves) {
                    return choice.apply(board, moves);
                }

                @Override
                public void close() {}
            };
        }
    }

    /** Plays the first free cell, row by row, and so five in a row as soon as nobody is in the way. */
    static Contender first(String name) {
        return new Scripted(name, (board, moves) -> board.emptyCells().get(0));
    }

    /** Plays the last free cell. */
    static Contender last(String name) {
        return new Scripted(name, (board, moves) -> board.emptyCells()
                .get(board.emptyCells().size() - 1));
    }
}
