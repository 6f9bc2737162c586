// exercise: 04
// truth: wrong
// mistake: the cut was written into the MAX branch only; a MIN node lowers beta but never leaves its loop, so its remaining children are searched (in an empty window) and leaves are asked that can no longer matter
// player: MIN
// style: two branches, one with and one without the break
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        var actions = game.actions(state);
        switch (game.player(state)) {
            case MAX -> {
                var best = -Window.INFINITY;
                for (var action : actions) {
                    best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                    if (best >= beta) {
                        return best;
                    }
                    alpha = Math.max(alpha, best);
                }
                return best;
            }
            case MIN -> {
                var best = Window.INFINITY;
                for (var action : actions) {
                    best = Math.min(best, value(game, game.result(state, action), alpha, beta));
                    beta = Math.min(beta, best);
                }
                return best;
            }
        }
        throw new IllegalStateException();
    }

    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        var alpha = -Window.INFINITY;
        var beta = Window.INFINITY;
        for (var action : game.actions(state)) {
            var v = value(game, game.result(state, action), alpha, beta);
            switch (game.player(state)) {
                case MAX -> {
                    if (v > alpha) {
                        alpha = v;
                        best = action;
                    }
                }
                case MIN -> {
                    if (v < beta) {
                        beta = v;
                        best = action;
                    }
                }
            }
        }
        return best;
    }
}
