// exercise: 04
// truth: wrong
// mistake: A memo table, new for each call from outside, keeps one number per state without a flag; a bound that was stored under one window is given out as the value under another. It shows only where a state can be reached in more than one way (Tic-Tac-Toe, a game with transpositions).
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> table) {
        if (table.containsKey(state)) return table.get(state);
        int best;
        if (game.terminal(state)) {
            best = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), alpha, beta, table));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), alpha, beta, table));
                beta = Math.min(beta, best);
                if (alpha >= beta) break;
            }
        }
        table.put(state, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (best == null) {
                best = new Choice<>(a, value(game, next, -Window.INFINITY, Window.INFINITY));
            } else if (game.player(state) == Player.MAX) {
                int v = value(game, next, best.value(), Window.INFINITY);
                if (v > best.value()) best = new Choice<>(a, v);
            } else {
                int v = value(game, next, -Window.INFINITY, best.value());
                if (v < best.value()) best = new Choice<>(a, v);
            }
        }
        return best.action();
    }
}
