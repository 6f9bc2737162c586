// Wrong: minimax takes a state without actions for the end.
// Fails first: minimax: as many plies as asked for, on every small tree and many large ones
// Says: there is no legal action
// Diagnosis: terminal-not-asked

import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = game.actions(state);
        if (actions.isEmpty()) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        IntStream children =
                actions.stream().mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return (game.player(state) == Player.MAX ? children.max() : children.min()).orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return switch (game.player(state)) {
            case MAX -> {
                int best = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    best = Math.max(
                            best,
                            alphaBeta(
                                    game,
                                    evaluation,
                                    game.result(state, action),
                                    depth - 1,
                                    Math.max(alpha, best),
                                    beta));
                    if (best >= beta) {
                        break;
                    }
                }
                yield best;
            }
            case MIN -> {
                int best = Window.INFINITY;
                for (A action : game.actions(state)) {
                    best = Math.min(
                            best,
                            alphaBeta(
                                    game,
                                    evaluation,
                                    game.result(state, action),
                                    depth - 1,
                                    alpha,
                                    Math.min(beta, best)));
                    if (best <= alpha) {
                        break;
                    }
                }
                yield best;
            }
        };
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window[0], window[1]);
            if (v > window[0] && v < window[1]) {
                window[mine] = v;
                best = action;
            }
        }
        return best;
    }
}
