package plybook.gomoku;

import java.util.List;
import java.util.Random;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku.Rule;

/**
 * Random games, forward and back, for parts that are kept up to date. So many as the system property {@code plybook.random.games} says, or few.
 */
final class RandomGames {
    private static final int GAMES = Integer.getInteger("plybook.random.games", 24);

    /** What follows a game. */
    interface Follower {
        /** The player put a stone on the cell. */
        void make(int cell, Player player);

        /** The last stone was taken away. */
        void undo();

        /** The board is this now: is everything as if it had been worked out from scratch? */
        void check(Board board);
    }

    /** Makes a follower for a game that starts. */
    interface Start {
        Follower of(Gomoku rules);
    }

    private RandomGames() {}

    /** Plays games on boards of every size under both rules, near the middle so that there are long rows, and at last takes everything back. */
    static void play(long seed, int oneIn, Start start) {
        Random random = new Random(seed);
        for (int game = 0; game < Math.max(8, GAMES / oneIn); game++) {
            Gomoku rules =
                    new Gomoku(5 + random.nextInt(15), random.nextInt(3) == 0 ? Rule.EXACTLY_FIVE : Rule.FIVE_OR_MORE);
            Follower follower = start.of(rules);
            GomokuPosition position = rules.position();
            int most = 10 + random.nextInt(40);
            follower.check(position.board());
            while (!position.terminal() && position.plies() < most) {
                if (position.plies() > 0 && random.nextInt(4) == 0) {
                    position.undo();
                    follower.undo();
                } else {
                    List<Cell> cells = new NearbyMoves(rules, 1 + random.nextInt(3)).actions(position.board());
                    Cell cell = cells.get(random.nextInt(cells.size()));
                    follower.make(cell.row() * rules.size() + cell.column(), position.player());
                    position.make(cell);
                }
                follower.check(position.board());
            }
            while (position.plies() > 0) {
                position.undo();
                follower.undo();
                follower.check(position.board());
            }
        }
    }
}
