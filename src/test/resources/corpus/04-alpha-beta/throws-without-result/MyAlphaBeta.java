// exercise: 04
// truth: wrong
// mistake: the cutoff is thrown before the child's value was taken into the best, so the node returns what it had before
// player: both
// style: exceptions as control flow
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @SuppressWarnings("serial")
    private static class Prune extends Exception {}

    private void check(int alpha, int beta) throws Prune {
        if (alpha >= beta) {
            throw new Prune();
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        try {
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (max) {
                    check(v, beta);
                    alpha = Math.max(alpha, v);
                    best = Math.max(best, v);
                } else {
                    check(alpha, v);
                    beta = Math.min(beta, v);
                    best = Math.min(best, v);
                }
            }
        } catch (Prune p) {
            // the rest cannot matter
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = game.actions(state).get(0);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
