// exercise: 04
// truth: right
// mistake: none; at the root the last action is only asked whether it is better at all (null window), since how much better is of no use
// player: both
// style: cut only inside the branch that improves, null window for the last action
// single: yes
// detail: -
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
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), alpha, beta);
                if (value > best) {
                    best = value;
                    if (best > alpha) {
                        alpha = best;
                        if (alpha >= beta) {
                            return best;
                        }
                    }
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), alpha, beta);
                if (value < best) {
                    best = value;
                    if (best < beta) {
                        beta = best;
                        if (beta <= alpha) {
                            return best;
                        }
                    }
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int last = actions.size() - 1;
        A best = actions.get(last);
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions.subList(0, last)) {
            S next = game.result(state, action);
            int value = max ? value(game, next, bound, Window.INFINITY) : value(game, next, -Window.INFINITY, bound);
            if (max ? value > bound : value < bound) {
                bound = value;
                best = action;
            }
        }
        if (last > 0) {
            S next = game.result(state, actions.get(last));
            boolean better = max
                    ? value(game, next, bound, bound + 1) > bound
                    : value(game, next, bound - 1, bound) < bound;
            if (better) {
                best = actions.get(last);
            }
        }
        return best;
    }
}
