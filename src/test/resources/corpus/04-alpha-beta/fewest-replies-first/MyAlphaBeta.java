// exercise: 04
// truth: right
// mistake: none; another order of the children
// player: both
// style: move ordering by the number of replies
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Tries first what leaves few replies. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Move<S, A>(A action, S next, int replies) {}

    private List<Move<S, A>> moves(Game<S, A> game, S state) {
        List<Move<S, A>> moves = new ArrayList<>();
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            moves.add(new Move<>(a, next, game.terminal(next) ? 0 : game.actions(next).size()));
        }
        moves.sort(Comparator.comparingInt(Move::replies));
        return moves;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (Move<S, A> m : moves(game, state)) {
            int v = value(game, m.next(), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                if (best >= beta) return best;
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                if (best <= alpha) return best;
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (Move<S, A> m : moves(game, state)) {
            int v = value(game, m.next(), alpha, beta);
            if (max ? v <= alpha : v >= beta) continue;
            best = m.action();
            if (max) alpha = v;
            else beta = v;
        }
        return best;
    }
}
