package plybook.engine;

import java.util.List;
import java.util.Random;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/** Simple players to measure others against: their strength is known and does not change when the engine's does. */
public final class Opponents {
    private Opponents() {}

    /** Plays anywhere. The same board and seed give the same move. */
    public static GomokuPlayer random(long seed) {
        return new RandomPlayer(seed);
    }

    /** Looks one ply ahead: plays the cell near a stone after which the sum over windows is best, the first of several. */
    public static GomokuPlayer greedy() {
        return new PlainPlayer("greedy", 1);
    }

    /** Looks two plies ahead, its move and the answer, and takes the sum over windows there. */
    public static GomokuPlayer depthTwo() {
        return new PlainPlayer("depth-two", 2);
    }

    private record RandomPlayer(long seed) implements GomokuPlayer {
        @Override
        public String name() {
            return "random";
        }

        @Override
        public Decision move(Gomoku rules, Board board, Limits limits) {
            List<Cell> cells = rules.position(board).actions();
            if (cells.isEmpty()) {
                throw new IllegalArgumentException("the game is over, so there is no move to choose: " + board);
            }
            Cell move = cells.get(new Random(seed * 31 + board.hashCode()).nextInt(cells.size()));
            return new Decision(move, 0, 0, 1, List.of(move));
        }
    }
}
