// exercise: 04
// truth: wrong
// mistake: bestAction begins with Integer.MIN_VALUE as alpha, which stays the same when it is negated for a window turned round
// player: both
// style: negamax on signs, ported from Python, fail-soft
// single: yes
// detail: sometimes; only bestAction, whose first children are cut too early because their window seems empty
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? +1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int s = sign(game, state);
        int lo = s > 0 ? alpha : -beta;
        int hi = s > 0 ? beta : -alpha;
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, score(game, state, a, lo, hi, s));
            lo = Math.max(lo, best);
            if (lo >= hi) break;
        }
        return s * best;
    }

    private int score(Game<S, A> game, S state, A action, int lo, int hi, int s) {
        S next = game.result(state, action);
        if (s > 0) {
            return value(game, next, lo, hi);
        }
        return -value(game, next, -hi, -lo);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int s = sign(game, state);
        int best = Integer.MIN_VALUE;
        A answer = null;
        for (A a : game.actions(state)) {
            int v = score(game, state, a, best, Window.INFINITY, s);
            if (v > best) {
                best = v;
                answer = a;
            }
        }
        return answer;
    }
}
