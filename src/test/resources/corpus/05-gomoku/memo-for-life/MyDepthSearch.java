// exercise: 05
// truth: wrong
// mistake: minimax remembers values by game, state and depth in a field and forgets that they depend on the evaluation as well
// player: both
// style: records as keys, Optional-like lookups in a HashMap field
// kind: subtle
// single: yes
// detail: the same object is asked about the same game object and state with another evaluation (or one that has changed); minimax only, alphaBeta and bestAction remember nothing
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Question(Object game, Object state, int depth) {}

    private final Map<Question, Integer> answers = new HashMap<>();

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Question question = new Question(game, state, depth);
        Integer known = answers.get(question);
        if (known != null) {
            return known;
        }
        Integer best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || (max ? value > best : value < best)) {
                best = value;
            }
        }
        answers.put(question, best);
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Window window = new Window(alpha, beta);
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value =
                    alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int value =
                    alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            Window next = window.narrowedBy(player, value);
            if (!next.equals(window)) {
                window = next;
                best = action;
            }
        }
        return best;
    }
}
