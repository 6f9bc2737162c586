// exercise: 05
// truth: right
// mistake: none; an inner class does one search, fail-hard, and reads the ends among the children before the others
// player: both
// style: over-engineered, inner class, generic comparator for the side
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private enum Side {
        MAXIMIZER {
            @Override boolean prefers(int a, int b) { return a > b; }
            @Override int worst() { return -Window.INFINITY; }
        },
        MINIMIZER {
            @Override boolean prefers(int a, int b) { return a < b; }
            @Override int worst() { return Window.INFINITY; }
        };

        abstract boolean prefers(int a, int b);

        abstract int worst();

        static Side of(Player player) {
            return player == Player.MAX ? MAXIMIZER : MINIMIZER;
        }
    }

    private static final class Search<S, A> {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;

        Search(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int full(S state, int depth) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            if (depth == 0) {
                return evaluation.value(state);
            }
            Side side = Side.of(game.player(state));
            int best = side.worst();
            for (A action : game.actions(state)) {
                int value = full(game.result(state, action), depth - 1);
                if (side.prefers(value, best)) {
                    best = value;
                }
            }
            return best;
        }

        int within(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) {
                return clamp(game.utility(state), alpha, beta);
            }
            if (depth == 0) {
                return clamp(evaluation.value(state), alpha, beta);
            }
            Side side = Side.of(game.player(state));
            for (S child : children(state)) {
                int value = within(child, depth - 1, alpha, beta);
                if (side == Side.MAXIMIZER) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return side == Side.MAXIMIZER ? alpha : beta;
        }

        private List<S> children(S state) {
            List<S> ends = new ArrayList<>();
            List<S> others = new ArrayList<>();
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                (game.terminal(child) ? ends : others).add(child);
            }
            ends.addAll(others);
            return ends;
        }

        private static int clamp(int value, int low, int high) {
            return Math.max(low, Math.min(high, value));
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<>(game, evaluation).full(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation).within(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search<S, A> search = new Search<>(game, evaluation);
        Side side = Side.of(game.player(state));
        int best = side.worst();
        A choice = null;
        for (A action : game.actions(state)) {
            int alpha = side == Side.MAXIMIZER ? best : -Window.INFINITY;
            int beta = side == Side.MINIMIZER ? best : Window.INFINITY;
            int value = search.within(game.result(state, action), depth - 1, alpha, beta);
            if (side.prefers(value, best)) {
                best = value;
                choice = action;
            }
        }
        return choice;
    }
}
