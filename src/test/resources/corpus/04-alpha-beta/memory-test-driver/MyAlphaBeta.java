// exercise: 04
// truth: right
// mistake: -
// player: both
// style: MTD(f): null windows only, with a table of bounds that lives for one call
// single: yes
// detail: never goes wrong

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.HashMap;
import java.util.Map;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Driver<>(game).drive(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Driver<S, A> driver = new Driver<>(game);
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = driver.drive(game.result(state, action), low, high);
            if (low < v && v < high) {
                choice = action;
                if (max) {
                    low = v;
                } else {
                    high = v;
                }
            }
        }
        return choice;
    }

    private static final class Bounds {
        int least = -Window.INFINITY;
        int most = Window.INFINITY;
    }

    private static final class Driver<S, A> {
        private final Game<S, A> game;
        private final Map<S, Bounds> table = new HashMap<>();

        Driver(Game<S, A> game) {
            this.game = game;
        }

        int drive(S state, int alpha, int beta) {
            int least = -Window.INFINITY;
            int most = Window.INFINITY;
            int guess = Math.max(Math.min(0, beta), Math.min(alpha, Window.MAX_VALUE) + 1);
            while (true) {
                int v = atLeast(state, guess);
                if (v < guess) {
                    most = v;
                } else {
                    least = v;
                }
                if (least >= most || most <= alpha || least >= beta) {
                    return v;
                }
                guess = v < guess ? v : v + 1;
            }
        }

        /** At least the wanted value if the state is worth that, otherwise a number below it that the state is not above. */
        private int atLeast(S state, int wanted) {
            Bounds bounds = table.computeIfAbsent(state, s -> new Bounds());
            if (bounds.least >= wanted) {
                return bounds.least;
            }
            if (bounds.most < wanted) {
                return bounds.most;
            }
            int v;
            if (game.terminal(state)) {
                v = bounds.least = bounds.most = game.utility(state);
                return v;
            }
            if (game.player(state) == Player.MAX) {
                v = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    v = Math.max(v, atLeast(game.result(state, action), wanted));
                    if (v >= wanted) {
                        break;
                    }
                }
            } else {
                v = Window.INFINITY;
                for (A action : game.actions(state)) {
                    v = Math.min(v, atLeast(game.result(state, action), wanted));
                    if (v < wanted) {
                        break;
                    }
                }
            }
            if (v >= wanted) {
                bounds.least = v;
            } else {
                bounds.most = v;
            }
            return v;
        }
    }
}
