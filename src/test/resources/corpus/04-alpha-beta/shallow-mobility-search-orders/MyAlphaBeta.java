// exercise: 04
// truth: right
// mistake: none; the shallow searches ask for no end's worth and only set the order
// player: both
// style: iterative deepening by mobility finds the first move of each state, then alpha-beta
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Deepens step by step; a shallow search, in which open positions count 0, finds the order for the next one. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final class Deepening {
        final Game<S, A> game;
        final Map<S, A> first = new HashMap<>();
        boolean cutShort;

        Deepening(Game<S, A> game) {
            this.game = game;
        }

        List<A> order(S state) {
            List<A> actions = new ArrayList<>(game.actions(state));
            A favourite = first.get(state);
            if (favourite != null) {
                actions.remove(favourite);
                actions.add(0, favourite);
            }
            return actions;
        }

        /** Shallow: never asks for the worth of an end, only how many replies the other side has. */
        int shallow(S state, int depth) {
            if (game.terminal(state)) return 0;
            boolean max = game.player(state) == Player.MAX;
            if (depth == 0) {
                cutShort = true;
                return max ? game.actions(state).size() : -game.actions(state).size();
            }
            int best = 0;
            A choice = null;
            for (A a : order(state)) {
                int v = shallow(game.result(state, a), depth - 1);
                if (choice == null || (max ? v > best : v < best)) {
                    best = v;
                    choice = a;
                }
            }
            first.put(state, choice);
            return best;
        }

        int deep(S state, int alpha, int beta) {
            if (game.terminal(state)) return game.utility(state);
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A a : order(state)) {
                int v = deep(game.result(state, a), alpha, beta);
                if (max) alpha = Math.max(alpha, best = Math.max(best, v));
                else beta = Math.min(beta, best = Math.min(best, v));
                if (alpha >= beta) break;
            }
            return best;
        }
    }

    private Deepening prepared(Game<S, A> game, S state) {
        Deepening d = new Deepening(game);
        for (int depth = 1; depth <= 3; depth++) {
            d.cutShort = false;
            d.shallow(state, depth);
            if (!d.cutShort) break;
        }
        return d;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return prepared(game, state).deep(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Deepening d = prepared(game, state);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : d.order(state)) {
            int v = d.deep(game.result(state, a), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
