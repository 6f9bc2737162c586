// exercise: 04
// truth: wrong
// mistake: the comparator that sorts the children never answers 0, so equal children contradict each other and List.sort throws an IllegalArgumentException on some wide nodes
// player: both
// style: children sorted, those with few answers first
// single: yes
// detail: sometimes; only with 32 children or more at a node and many with equally many actions; with fewer children everything is right
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Child<S, A>(A action, S state, int answers) {}

    private List<Child<S, A>> children(Game<S, A> game, S state) {
        List<Child<S, A>> list = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            list.add(new Child<>(action, next, game.terminal(next) ? 0 : game.actions(next).size()));
        }
        list.sort((x, y) -> x.answers() < y.answers() ? -1 : 1);
        return list;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (Child<S, A> c : children(game, state)) {
                best = Math.max(best, value(game, c.state(), Math.max(alpha, best), beta));
                if (best >= beta) break;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (Child<S, A> c : children(game, state)) {
                best = Math.min(best, value(game, c.state(), alpha, Math.min(beta, best)));
                if (best <= alpha) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (Child<S, A> c : children(game, state)) {
            int v = value(game, c.state(), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = c.action();
            }
            if (!max && v < beta) {
                beta = v;
                best = c.action();
            }
        }
        return best;
    }
}
