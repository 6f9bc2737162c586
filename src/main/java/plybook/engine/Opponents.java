package plybook.engine;

import java.util.List;
import java.util.Random;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/** Simple players to measure others against. Their strength is known and does not change when the engine changes. */
public final class Opponents {
    private Opponents() {}

    /** Returns a player that plays on any empty cell. The same board and seed give the same move. */
    public static GomokuPlayer random(long seed) {
        return new RandomPlayer(seed);
    }

    /** Returns a player that looks one ply ahead. It plays the cell near a stone that gives the best sum over windows, and the first of several. */
    public static GomokuPlayer greedy() {
        return new IdeaPlayer("greedy", 1, Set.of(Idea.GAIN));
    }

    /** Returns a player that looks two plies ahead, at its move and the answer, and evaluates the sum over windows there. */
    public static GomokuPlayer depthTwo() {
        return new IdeaPlayer("depth-two", 2, Set.of(Idea.GAIN));
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
