// exercise: 05
// truth: right
// mistake: none; an object for each search, finished children are read before the others
// player: both
// style: inner class, max and min apart, ends first
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
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Searcher<>(game, evaluation, false).value(state, depth, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Searcher<>(game, evaluation, true).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Searcher<S, A> searcher = new Searcher<>(game, evaluation, true);
        Window window = Window.FULL;
        Player me = game.player(state);
        A best = null;
        for (A action : game.actions(state)) {
            int v = searcher.value(game.result(state, action), depth - 1, window.alpha(), window.beta());
            Window narrowed = window.narrowedBy(me, v);
            if (!narrowed.equals(window)) {
                window = narrowed;
                best = action;
            }
        }
        return best;
    }

    private static final class Searcher<S, A> {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;
        private final boolean pruning;

        Searcher(Game<S, A> game, Evaluation<S> evaluation, boolean pruning) {
            this.game = game;
            this.evaluation = evaluation;
            this.pruning = pruning;
        }

        int value(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            } else if (depth == 0) {
                return evaluation.value(state);
            }
            return game.player(state) == Player.MAX ? maxValue(state, depth, alpha, beta) : minValue(state, depth, alpha, beta);
        }

        private List<S> children(S state) {
            List<S> ends = new ArrayList<>();
            List<S> open = new ArrayList<>();
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                (game.terminal(next) ? ends : open).add(next);
            }
            ends.addAll(open);
            return ends;
        }

        private int maxValue(S state, int depth, int alpha, int beta) {
            int v = -Window.INFINITY;
            for (S next : children(state)) {
                v = Math.max(v, value(next, depth - 1, alpha, beta));
                if (pruning && v >= beta) return v;
                if (pruning) alpha = Math.max(alpha, v);
            }
            return v;
        }

        private int minValue(S state, int depth, int alpha, int beta) {
            int v = Window.INFINITY;
            for (S next : children(state)) {
                v = Math.min(v, value(next, depth - 1, alpha, beta));
                if (pruning && v <= alpha) return v;
                if (pruning) beta = Math.min(beta, v);
            }
            return v;
        }
    }
}
