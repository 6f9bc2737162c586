// exercise: 04
// truth: wrong
// mistake: the terminal children that are read first count in the best value but do not narrow the window for the other children
// player: both
// style: two passes over the actions, ends first
// single: yes
// detail: sometimes; a node with an end and a child that goes on
import java.util.ArrayList;
import java.util.List;
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<S> open = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                int u = game.utility(next);
                best = max ? Math.max(best, u) : Math.min(best, u);
                if (max ? best >= beta : best <= alpha) {
                    return best;
                }
            } else {
                open.add(next);
            }
        }
        for (S next : open) {
            int v = value(game, next, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int[] window = {-Window.INFINITY, Window.INFINITY};
        List<A> chosen = new ArrayList<>();
        game.actions(state).forEach(action -> {
            int v = value(game, game.result(state, action), window[0], window[1]);
            if (window[0] < v && v < window[1]) {
                window[me == Player.MAX ? 0 : 1] = v;
                chosen.add(action);
            }
        });
        return chosen.get(chosen.size() - 1);
    }
}
