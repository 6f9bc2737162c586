// exercise: 04
// truth: right
// mistake: none; Fail-hard throughout, even the utility of a leaf is clamped into the window before it is returned; MIN is played by searching MAX in the mirrored game.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.*;
import plybook.task.AlphaBetaTask;

/** Fail-hard: every answer lies in [alpha, beta]. MIN is MAX in a mirror. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return mirrored(game, state, alpha, beta, 1);
    }

    /** sign = 1: MAX's view, sign = -1: MIN's view; window and answer are in that view */
    private int mirrored(Game<S, A> game, S state, int low, int high, int sign) {
        if (game.terminal(state)) {
            int u = sign * game.utility(state);
            return u <= low ? low : u >= high ? high : u;
        }
        int mover = game.player(state) == Player.MAX ? 1 : -1;
        if (mover != sign) {
            return -mirrored(game, state, -high, -low, mover);
        }
        for (A action : game.actions(state)) {
            low = mirrored(game, game.result(state, action), low, high, sign);
            if (low >= high) {
                return high;
            }
        }
        return low;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int low = -Window.INFINITY;
        A answer = null;
        for (A action : game.actions(state)) {
            int v = mirrored(game, game.result(state, action), low, Window.INFINITY, sign);
            if (v > low) {
                low = v;
                answer = action;
            }
        }
        return answer;
    }
}
