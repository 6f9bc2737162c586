// exercise: 04
// truth: wrong
// mistake: a state with a single action hands the full window down instead of its own, so cuts below it are missed
// player: both
// style: negamax-free, fail-soft, special case for forced moves
// single: yes
// detail: sometimes; values are right; only below nodes with a single child: in ^(5 ^(v(3 9))) the 9 is asked for by value although MAX has 5
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> moves = game.actions(state);
        if (moves.size() == 1) {
            // nobody has a choice here
            return value(game, game.result(state, moves.get(0)), -INF, INF);
        }
        int best;
        if (game.player(state).equals(Player.MAX)) {
            best = -INF;
            for (A move : moves) {
                best = Math.max(best, value(game, game.result(state, move), Math.max(alpha, best), beta));
                if (best >= beta) {
                    return best;
                }
            }
        } else {
            best = INF;
            for (A move : moves) {
                best = Math.min(best, value(game, game.result(state, move), alpha, Math.min(beta, best)));
                if (best <= alpha) {
                    return best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> moves = game.actions(state);
        A answer = moves.get(0);
        if (moves.size() == 1) {
            return answer;
        }
        boolean max = game.player(state).equals(Player.MAX);
        int best = value(game, game.result(state, answer), -INF, INF);
        for (A move : moves.subList(1, moves.size())) {
            int v = max
                    ? value(game, game.result(state, move), best, INF)
                    : value(game, game.result(state, move), -INF, best);
            if (max ? v > best : v < best) {
                best = v;
                answer = move;
            }
        }
        return answer;
    }
}
