// exercise: 07
// truth: wrong
// mistake: value starts its search with the full window whatever alpha and beta it is given, so leaves are asked for that cannot matter in the given window
// player: both
// style: private search method
// single: yes
// detail: sometimes; only when called with a narrow window; the values are exact

import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    /** One search on one position. */
    private static final class Search<A> {
        private final Position<A> position;

        Search(Position<A> position) {
            this.position = position;
        }

        int run() {
            return value(-Window.INFINITY, Window.INFINITY);
        }

        private int value(int alpha, int beta) {
            if (position.terminal()) {
                return position.utility();
            }
            Player player = position.player();
            int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A action : position.actions()) {
                int value = after(action, alpha, beta);
                switch (player) {
                    case MAX -> {
                        best = Math.max(best, value);
                        alpha = Math.max(alpha, best);
                    }
                    case MIN -> {
                        best = Math.min(best, value);
                        beta = Math.min(beta, best);
                    }
                }
                if (beta <= alpha) {
                    break;
                }
            }
            return best;
        }

        private int after(A action, int alpha, int beta) {
            position.make(action);
            try {
                return value(alpha, beta);
            } finally {
                position.undo();
            }
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return new Search<>(position).run();
    }
}
