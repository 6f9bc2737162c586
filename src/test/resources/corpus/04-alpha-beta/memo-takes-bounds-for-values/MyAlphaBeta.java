// exercise: 04
// truth: wrong
// mistake: the map remembers what a cut node returned as if it were its value, and answers later calls with other windows from it
// player: both
// style: HashMap in a field, cleared for another game
// single: yes
// detail: a first call in a tree is right
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> current;
    private Map<S, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != current) { // another game, other values
            current = game;
            memo = new HashMap<>();
        }
        return search(state, alpha, beta);
    }

    private int search(S state, int alpha, int beta) {
        Integer seen = memo.get(state);
        if (seen != null) {
            return seen;
        }
        int result;
        if (current.terminal(state)) {
            result = current.utility(state);
        } else if (current.player(state) == Player.MAX) {
            result = -Window.INFINITY;
            for (A action : current.actions(state)) {
                result = Math.max(result, search(current.result(state, action), alpha, beta));
                alpha = Math.max(alpha, result);
                if (alpha >= beta) break;
            }
        } else {
            result = Window.INFINITY;
            for (A action : current.actions(state)) {
                result = Math.min(result, search(current.result(state, action), alpha, beta));
                beta = Math.min(beta, result);
                if (alpha >= beta) break;
            }
        }
        memo.put(state, result);
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
