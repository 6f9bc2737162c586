// exercise: 05
// truth: right
// mistake: none; killers for each number of plies left, and a table by state and exact depth with bounds
// player: both
// style: fail-soft, inner class made anew for each call, the root is a node like any other
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A action : game.actions(state))
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, action), depth - 1));
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Run(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Run run = new Run(game, evaluation);
        run.node(state, depth, -Window.INFINITY, Window.INFINITY);
        return run.chosen;
    }

    private record Place<T>(T state, int depth) {}

    private record Bounds(int atLeast, int atMost) {}

    private final class Run {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final Map<Integer, A> killers = new HashMap<>();
        final Map<Place<S>, Bounds> table = new HashMap<>();
        A chosen;

        Run(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int value(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) return game.utility(state);
            Place<S> place = new Place<>(state, depth);
            Bounds known = table.getOrDefault(place, new Bounds(-Window.INFINITY, Window.INFINITY));
            if (known.atLeast() == known.atMost() || known.atLeast() >= beta) return known.atLeast();
            if (known.atMost() <= alpha) return known.atMost();
            if (depth == 0) {
                int value = evaluation.value(state);
                table.put(place, new Bounds(value, value));
                return value;
            }
            alpha = Math.max(alpha, known.atLeast());
            beta = Math.min(beta, known.atMost());
            int value = node(state, depth, alpha, beta);
            table.put(place, new Bounds(
                    value > alpha ? value : known.atLeast(), value < beta ? value : known.atMost()));
            return value;
        }

        List<A> ordered(S state, int depth) {
            List<A> actions = new ArrayList<>(game.actions(state));
            A killer = killers.get(depth);
            if (killer != null && actions.remove(killer)) actions.add(0, killer);
            return actions;
        }

        int node(S state, int depth, int alpha, int beta) {
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            A bestHere = null;
            for (A action : ordered(state, depth)) {
                int value = value(game.result(state, action), depth - 1, alpha, beta);
                if (bestHere == null || (max ? value > best : value < best)) {
                    best = value;
                    bestHere = action;
                }
                if (max) alpha = Math.max(alpha, best);
                else beta = Math.min(beta, best);
                if (alpha >= beta) {
                    killers.put(depth, action);
                    break;
                }
            }
            chosen = bestHere;
            return best;
        }
    }
}
