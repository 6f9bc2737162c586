// exercise: 05
// truth: wrong
// mistake: minimax remembers states with the depth they were searched to, and also uses an entry that was searched deeper than asked for
// player: both
// style: transposition table with records, made anew for each question
// kind: subtle
// single: yes
// detail: only in games in which one state is reached by paths of different length (as in Nim), first with more plies left and then with fewer; never in trees
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Entry(int depth, int value) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return minimax(game, evaluation, state, depth, new HashMap<>());
    }

    private int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<S, Entry> table) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Entry known = table.get(state);
        if (known != null && known.depth() >= depth) {
            return known.value(); // searched at least as deep before
        }
        int value;
        if (depth == 0) {
            value = evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, minimax(game, evaluation, game.result(state, action), depth - 1, table));
            }
        } else {
            value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, minimax(game, evaluation, game.result(state, action), depth - 1, table));
            }
        }
        table.put(state, new Entry(depth, value));
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
        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value,
                        alphaBeta(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, value), beta));
                if (value >= beta) {
                    break;
                }
            }
            return value;
        }
        int value = Window.INFINITY;
        for (A action : game.actions(state)) {
            value = Math.min(value,
                    alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, value)));
            if (value <= alpha) {
                break;
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Window window = Window.FULL;
        A best = null;
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            Window narrowed = window.narrowedBy(player, value);
            if (!narrowed.equals(window)) {
                best = action;
                window = narrowed;
            }
        }
        return best;
    }
}
