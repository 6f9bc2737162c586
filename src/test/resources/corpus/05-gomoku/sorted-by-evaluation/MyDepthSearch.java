// exercise: 05
// truth: wrong
// mistake: alphaBeta asks the evaluation for every child of an inner node that goes on, to sort them
// player: both
// style: MyDepthSearch, engine style with move ordering
// single: yes
// detail: always; values and choices are right
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Scored<S>(S state, int score) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int best = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = game.player(state) == Player.MAX ? Math.max(v, best) : Math.min(v, best);
        }
        return best;
    }

    private List<Scored<S>> children(Game<S, A> game, Evaluation<S> evaluation, S state) {
        List<Scored<S>> list = new ArrayList<>();
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            list.add(new Scored<>(child, game.terminal(child) ? 0 : evaluation.value(child)));
        }
        Comparator<Scored<S>> ascending = Comparator.comparingInt(Scored::score);
        list.sort(game.player(state) == Player.MAX ? ascending.reversed() : ascending);
        return list;
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
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (Scored<S> child : children(game, evaluation, state)) {
            int v = alphaBeta(game, evaluation, child.state(), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            if (window.contains(v)) {
                window = window.narrowedBy(game.player(state), v);
                best = action;
            }
        }
        return best;
    }
}
