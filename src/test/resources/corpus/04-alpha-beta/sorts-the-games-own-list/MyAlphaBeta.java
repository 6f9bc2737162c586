// exercise: 04
// truth: wrong
// mistake: it sorts the list that game.actions returns in place (terminal results first); the list may be unmodifiable, and then every search of an inner node ends in an UnsupportedOperationException, or else the game's own list is changed
// player: both
// style: move ordering with List.sort
// single: yes
// detail: the ordering asks no utility; with a mutable list of its own all else would be right
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> moves = game.actions(state);
        // games that end at once cost nothing to look at, so try them first
        moves.sort(Comparator.comparing(m -> !game.terminal(game.result(state, m))));

        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A m : moves) {
                best = Math.max(best, value(game, game.result(state, m), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A m : moves) {
                best = Math.min(best, value(game, game.result(state, m), alpha, beta));
                beta = Math.min(beta, best);
                if (alpha >= beta) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A m : game.actions(state)) {
            int v = value(game, game.result(state, m), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = m;
            }
            if (!max && v < beta) {
                beta = v;
                best = m;
            }
        }
        return best;
    }
}
