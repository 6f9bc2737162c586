// Sound: one ply deeper each time, the best action of the last time first; what lies below counts 0 until the end is reached.

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private boolean endReached;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Map<S, Integer> leaves = new HashMap<>();
        Map<S, A> firstToTry = new HashMap<>();
        for (int depth = 1; ; depth++) {
            endReached = true;
            int value = search(game, state, alpha, beta, depth, leaves, firstToTry);
            if (endReached) {
                return value;
            }
        }
    }

    private int search(
            Game<S, A> game, S state, int alpha, int beta, int depth, Map<S, Integer> leaves, Map<S, A> firstToTry) {
        if (game.terminal(state)) {
            return leaves.computeIfAbsent(state, game::utility);
        }
        if (depth == 0) {
            endReached = false;
            return 0;
        }
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = new ArrayList<>(game.actions(state));
        A first = firstToTry.get(state);
        if (first != null) {
            actions.remove(first);
            actions.add(0, first);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int value = search(game, game.result(state, action), alpha, beta, depth - 1, leaves, firstToTry);
            if (max ? value > best : value < best) {
                best = value;
                firstToTry.put(state, action);
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Integer> leaves = new HashMap<>();
        Map<S, A> firstToTry = new HashMap<>();
        for (int depth = 1; ; depth++) {
            endReached = true;
            search(game, state, -Window.INFINITY, Window.INFINITY, depth, leaves, firstToTry);
            if (endReached) {
                return firstToTry.get(state);
            }
        }
    }
}
