// exercise: 05
// truth: right
// mistake: -
// player: both
// style: one recursion for both players with a sign of the node's own player, window turned over only where the player changes
// single: yes
// detail: -

import java.util.function.ToIntFunction;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Run(game, evaluation, false).forMax(state, depth, -INF, INF);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Run(game, evaluation, true).forMax(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Run run = new Run(game, evaluation, true);
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        return run.loop(state, depth, sign, -INF, INF).action;
    }

    private class Found {
        A action;
        int value = -INF;
    }

    private class Run {
        final Game<S, A> game;
        final ToIntFunction<S> quiet;
        final boolean cuts;

        Run(Game<S, A> game, Evaluation<S> evaluation, boolean cuts) {
            this.game = game;
            this.quiet = evaluation::value;
            this.cuts = cuts;
        }

        int forMax(S state, int plies, int alpha, int beta) {
            boolean over = game.terminal(state);
            if (over || plies <= 0) {
                return over ? game.utility(state) : quiet.applyAsInt(state);
            }
            return game.player(state) == Player.MAX
                    ? loop(state, plies, 1, alpha, beta).value
                    : -loop(state, plies, -1, -beta, -alpha).value;
        }

        /** The window and the value are those of the player to move here. */
        Found loop(S state, int plies, int sign, int mine, int theirs) {
            Found found = new Found();
            for (A action : game.actions(state)) {
                int low = Math.max(mine, found.value);
                S next = game.result(state, action);
                int v;
                if (!cuts) {
                    v = sign * forMax(next, plies - 1, -INF, INF);
                } else if (sign > 0) {
                    v = forMax(next, plies - 1, low, theirs);
                } else {
                    v = -forMax(next, plies - 1, -theirs, -low);
                }
                if (v > found.value) {
                    found.value = v;
                    found.action = action;
                }
                if (cuts && v >= theirs) {
                    return found;
                }
            }
            return found;
        }
    }
}
