// exercise: 05
// truth: wrong
// mistake: bestAction sorts the actions by the evaluation of the states they lead to, and so asks for the evaluation of finished games too
// player: both
// style: root sorted from depth 3 on, alpha-beta otherwise plain
// single: yes
// detail: sometimes; depth 3 or more and an action that ends the game; values and choices are right unless the evaluation refuses finished games
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Candidate<S, A>(A action, S state, int estimate) {}

    private static final int WORTH_SORTING = 3;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        } else {
            List<Integer> values = new ArrayList<>();
            for (A action : game.actions(state)) {
                values.add(minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            values.sort(Comparator.naturalOrder());
            return values.get(game.player(state) == Player.MAX ? values.size() - 1 : 0);
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        List<Candidate<S, A>> candidates = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            candidates.add(new Candidate<>(action, next, depth >= WORTH_SORTING ? evaluation.value(next) : 0));
        }
        Comparator<Candidate<S, A>> order = Comparator.comparingInt(Candidate::estimate);
        candidates.sort(max ? order.reversed() : order);

        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = candidates.get(0).action();
        for (Candidate<S, A> candidate : candidates) {
            int value = alphaBeta(game, evaluation, candidate.state(), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = candidate.action();
            }
            if (!max && value < beta) {
                beta = value;
                best = candidate.action();
            }
        }
        return best;
    }
}
