// exercise: 04
// truth: wrong
// mistake: MAX hands alpha + 1 to its children ("I need more than alpha"), so a child that fails low with the bound alpha + 1 is taken for a child worth alpha + 1.
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        if (max) {
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha + 1, beta);
                if (v > alpha) alpha = v;
                if (alpha >= beta) return beta;
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v < beta) beta = v;
            if (alpha >= beta) return alpha;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
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
