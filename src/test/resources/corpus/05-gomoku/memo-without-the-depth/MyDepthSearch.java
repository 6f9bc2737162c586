// exercise: 05
// truth: wrong
// mistake: minimax remembers the value of a state in a map without the depth, so a state that is reached again with more or fewer plies left gets the value of the other depth
// kind: subtle
// player: both
// style: memo table made anew for each call, streams
// single: yes
// detail: only in games in which equal states are reached with different numbers of plies left; never on explicit trees
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return minimax(game, evaluation, state, depth, new HashMap<>());
    }

    private int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<S, Integer> known) {
        Integer value = known.get(state);
        if (value == null) {
            if (game.terminal(state)) {
                value = game.utility(state);
            } else if (depth == 0) {
                value = evaluation.value(state);
            } else {
                IntStream values = game.actions(state).stream()
                        .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1, known));
                value = game.player(state) == Player.MAX ? values.max().orElseThrow() : values.min().orElseThrow();
            }
            known.put(state, value);
        }
        return value;
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
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, best);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            Window narrowed = window.narrowedBy(game.player(state), value);
            if (!narrowed.equals(window)) {
                window = narrowed;
                best = action;
            }
        }
        return best;
    }
}
