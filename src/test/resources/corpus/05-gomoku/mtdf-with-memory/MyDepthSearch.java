// exercise: 05
// truth: right
// mistake: none; unusual: MTD(f), a row of null-window searches with a memory of bounds, keyed by state and depth and new for every call
// player: both
// style: MTD(f) with a transposition table of bounds
// single: yes
// detail: the same leaf is never asked for twice within a call, because its value is remembered
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private record Place<S>(S state, int depth) {}

    private static final class Bounds {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Memory(game, evaluation).mtd(state, depth, alpha, beta, 0);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Memory memory = new Memory(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int guess = 0;
        A best = null;
        for (A action : game.actions(state)) {
            int v = memory.mtd(game.result(state, action), depth - 1, alpha, beta, guess);
            if (max ? v > alpha : v < beta) {
                best = action;
                guess = v;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }

    private final class Memory {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;
        private final Map<Place<S>, Bounds> known = new HashMap<>();

        Memory(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        /** Asks "at least so much?" until the bounds meet, or leave the window. */
        int mtd(S state, int depth, int alpha, int beta, int guess) {
            int lower = -Window.INFINITY;
            int upper = Window.INFINITY;
            int g = guess;
            while (lower < upper) {
                int ask = Math.max(g, lower + 1); // is it worth ask or more?
                ask = Math.min(Math.max(ask, alpha + 1), beta);
                g = test(state, depth, ask - 1, ask);
                if (g < ask) upper = g;
                else lower = g;
                if (upper <= alpha) return upper;
                if (lower >= beta) return lower;
            }
            return lower;
        }

        private int test(S state, int depth, int alpha, int beta) {
            Bounds bounds = known.computeIfAbsent(new Place<>(state, depth), place -> new Bounds());
            if (bounds.lower >= beta) return bounds.lower;
            if (bounds.upper <= alpha) return bounds.upper;
            if (game.terminal(state)) return bounds.lower = bounds.upper = game.utility(state);
            if (depth == 0) return bounds.lower = bounds.upper = evaluation.value(state);
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = test(game.result(state, action), depth - 1, alpha, beta);
                best = max ? Math.max(best, v) : Math.min(best, v);
                if (max ? best >= beta : best <= alpha) break;
            }
            if (best >= beta) bounds.lower = best;
            else bounds.upper = best;
            return best;
        }
    }
}
