// exercise: 04
// truth: wrong
// mistake: A node sets alpha (or beta) to its own best instead of to the better of both, so a stronger bound from further up is forgotten after the first child.
// player: both
// style: switch on the player, fail-soft, compact
// single: yes
// detail: all numbers and actions are right, only too many leaves are asked for
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best;
        switch (game.player(state)) {
            case MAX -> {
                best = -Window.INFINITY;
                for (A a : game.actions(state)) {
                    best = Math.max(best, value(game, game.result(state, a), alpha, beta));
                    if (best >= beta) return best;
                    alpha = best;
                }
            }
            case MIN -> {
                best = Window.INFINITY;
                for (A a : game.actions(state)) {
                    best = Math.min(best, value(game, game.result(state, a), alpha, beta));
                    if (best <= alpha) return best;
                    beta = best;
                }
            }
            default -> throw new AssertionError();
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                best = a;
                alpha = v;
            }
            if (!max && v < beta) {
                best = a;
                beta = v;
            }
        }
        return best;
    }
}
