// Sound: children that end the game are evaluated at once, to try the best of them first.

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Child<S>(S state, boolean over, int worth) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        List<Child<S>> children = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            boolean over = game.terminal(next);
            children.add(new Child<>(next, over, over ? game.utility(next) : 0));
        }
        children.sort(Comparator.comparingInt(child -> !child.over() ? Integer.MAX_VALUE : max ? -child.worth() : child.worth()));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (Child<S> child : children) {
            int value = child.over() ? child.worth() : value(game, child.state(), alpha, beta);
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
