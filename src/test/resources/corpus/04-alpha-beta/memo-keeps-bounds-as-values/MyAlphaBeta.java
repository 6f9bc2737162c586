// exercise: 04
// truth: wrong
// mistake: every result is remembered as the value of the state, also when the search was cut and it is only a bound; when the same state comes again with another window the bound is taken for its value: wrong values and actions
// player: both
// style: helper class Searcher with a memo, two branches
// single: yes
// detail: fresh map for each outer call of value and each bestAction
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Searcher<>(game).search(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Searcher<S, A> searcher = new Searcher<>(game);
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        A best = null;
        int bestValue = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = sign * (sign > 0
                    ? searcher.search(next, bestValue, Window.INFINITY)
                    : searcher.search(next, -Window.INFINITY, -bestValue));
            if (v > bestValue) {
                bestValue = v;
                best = action;
            }
        }
        return best;
    }

    private static final class Searcher<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> memo = new HashMap<>();

        Searcher(Game<S, A> game) {
            this.game = game;
        }

        int search(S state, int alpha, int beta) {
            Integer known = memo.get(state);
            if (known != null) {
                return known;
            }
            int result;
            if (game.terminal(state)) {
                result = game.utility(state);
            } else if (game.player(state) == Player.MAX) {
                result = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    result = Math.max(result, search(game.result(state, action), alpha, beta));
                    alpha = Math.max(alpha, result);
                    if (alpha >= beta) break;
                }
            } else {
                result = Window.INFINITY;
                for (A action : game.actions(state)) {
                    result = Math.min(result, search(game.result(state, action), alpha, beta));
                    beta = Math.min(beta, result);
                    if (alpha >= beta) break;
                }
            }
            memo.put(state, result);
            return result;
        }
    }
}
