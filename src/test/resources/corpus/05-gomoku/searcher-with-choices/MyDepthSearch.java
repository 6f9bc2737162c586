// exercise: 05
// truth: right
// mistake: none; an inner searcher that returns choices, fail-hard, minimax with streams
// player: both
// style: helper class, Choice, fail-hard
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        var values = game.actions(state).stream().mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Searcher(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Searcher(game, evaluation).choose(state, depth, -Window.INFINITY, Window.INFINITY).action();
    }

    private class Searcher {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;

        Searcher(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int value(S state, int plies, int alpha, int beta) {
            if (game.terminal(state)) return game.utility(state);
            return plies == 0 ? evaluation.value(state) : choose(state, plies, alpha, beta).value();
        }

        Choice<A> choose(S state, int plies, int alpha, int beta) {
            return game.player(state) == Player.MAX ? highest(state, plies, alpha, beta) : lowest(state, plies, alpha, beta);
        }

        /** fail-hard: never less than alpha */
        private Choice<A> highest(S state, int plies, int alpha, int beta) {
            Choice<A> best = new Choice<>(null, alpha);
            Iterator<A> it = game.actions(state).iterator();
            while (it.hasNext() && best.value() < beta) {
                A action = it.next();
                int v = value(game.result(state, action), plies - 1, best.value(), beta);
                if (v > best.value()) best = new Choice<>(action, Math.min(v, beta));
            }
            return best;
        }

        /** fail-hard: never more than beta */
        private Choice<A> lowest(S state, int plies, int alpha, int beta) {
            Choice<A> best = new Choice<>(null, beta);
            Iterator<A> it = game.actions(state).iterator();
            while (it.hasNext() && best.value() > alpha) {
                A action = it.next();
                int v = value(game.result(state, action), plies - 1, alpha, best.value());
                if (v < best.value()) best = new Choice<>(action, Math.max(v, alpha));
            }
            return best;
        }
    }
}
