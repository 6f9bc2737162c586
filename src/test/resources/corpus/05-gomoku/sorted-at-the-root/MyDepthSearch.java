// exercise: 05
// truth: wrong
// mistake: bestAction sorts the actions by the evaluation of the states they lead to, so it evaluates states that are not at the horizon
// player: both
// style: move ordering at the root, comparator over keys that are computed once
// kind: subtle
// single: yes
// detail: bestAction with depth 2 or more asks the evaluation at the children too; values and choices are right, minimax and alphaBeta keep the contract
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Candidate<S, A>(A action, S child, int guess) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .summaryStatistics();
        return game.player(state) == Player.MAX ? values.getMax() : values.getMin();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        Window window = new Window(alpha, beta);
        for (A action : game.actions(state)) {
            window = window.narrowedBy(
                    player,
                    alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta()));
            if (window.closed()) {
                break;
            }
        }
        return player == Player.MAX ? window.alpha() : window.beta();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        List<Candidate<S, A>> candidates = new ArrayList<>();
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int guess = depth == 1 ? 0 : game.terminal(child) ? game.utility(child) : evaluation.value(child);
            candidates.add(new Candidate<>(action, child, guess));
        }
        Comparator<Candidate<S, A>> byGuess = Comparator.comparingInt(Candidate::guess);
        candidates.sort(max ? byGuess.reversed() : byGuess);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (Candidate<S, A> candidate : candidates) {
            int value = alphaBeta(game, evaluation, candidate.child(), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = candidate.action();
            } else if (!max && value < beta) {
                beta = value;
                best = candidate.action();
            }
        }
        return best;
    }
}
