package plybook.gomoku;

import java.util.List;
import java.util.Random;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku.Rule;

/**
 * Plays random games, forward and back, to test parts that are kept up to date. The system property {@code plybook.random.games} sets their
 * number, which is small otherwise.
 */
final class RandomGames {
    private static final int GAMES = Integer.getInteger("plybook.random.games", 24);

    /** A part that follows a game. */
    interface Follower {
        /** Called when the player put a stone on the cell. */
        void make(int cell, Player player);

        /** Called when the last stone was taken away. */
        void undo();

        /** Checks that everything is as if computed from scratch for this board. */
        void check(Board board);
    }

    /** Makes a follower for a new game. */
    interface Start {
        Follower of(Gomoku rules);
    }

    private RandomGames() {}

    /** Plays games on boards of every size under both rules, near the middle so that there are long rows. At the end it takes back all moves. */
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
