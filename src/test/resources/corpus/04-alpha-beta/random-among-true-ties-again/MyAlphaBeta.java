// exercise: 04
// truth: right
// mistake: none; bestAction collects all best actions with a window that is one wider, and draws one of them
// player: both
// style: list of ties, java.util.Random, window open by one so that equal numbers are values
// single: yes
// detail: always right; another action among equals at each call
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Random random = new Random();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? alpha : beta;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max) {
                best = Math.max(best, value(game, next, best, beta));
                if (best >= beta) return best;
            } else {
                best = Math.min(best, value(game, next, alpha, best));
                if (best <= alpha) return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> ties = new ArrayList<>();
        int top = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (ties.isEmpty()) {
                v = value(game, next, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                v = value(game, next, top - 1, Window.INFINITY);
            } else {
                v = value(game, next, -Window.INFINITY, top + 1);
            }
            if (ties.isEmpty() || (max ? v > top : v < top)) {
                ties.clear();
                top = v;
            }
            if (v == top) {
                ties.add(action);
            }
        }
        return ties.get(random.nextInt(ties.size()));
    }
}
