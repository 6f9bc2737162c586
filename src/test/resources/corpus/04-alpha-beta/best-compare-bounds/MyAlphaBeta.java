// exercise: 04
// truth: right
// mistake: none; Never assigns alpha or beta: each node keeps only its best and hands down max(alpha, best) or min(beta, best), and compares the best with the other bound. The same cuts as the usual form.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(final Game<S, A> game, final S state, final int alpha, final int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), Math.max(alpha, best), beta);
                if (v <= best) continue;
                best = v;
                if (best >= beta) break;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, Math.min(beta, best));
            if (v >= best) continue;
            best = v;
            if (best <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A winner = null;
        int best = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (winner == null) {
                best = value(game, next, -Window.INFINITY, Window.INFINITY);
                winner = action;
            } else if (game.player(state) == Player.MAX) {
                int v = value(game, next, best, Window.INFINITY);
                if (v > best) { best = v; winner = action; }
            } else {
                int v = value(game, next, -Window.INFINITY, best);
                if (v < best) { best = v; winner = action; }
            }
        }
        return winner;
    }
}
