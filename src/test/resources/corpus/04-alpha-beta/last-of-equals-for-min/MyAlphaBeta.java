// exercise: 04
// truth: wrong
// mistake: bestAction lets an action with an equal number replace the best one when MIN is to move
// player: MIN
// style: value with an array as window; bestAction with one loop per player
// single: yes
// detail: always where a later child is cut with a bound equal to the best
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
        int[] window = {alpha, beta};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        int sign = 1 - 2 * mine;
        int best = -sign * Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window[0], window[1]);
            if (sign * v > sign * best) {
                best = v;
            }
            if (sign * best > sign * window[mine]) {
                window[mine] = best;
            }
            if (window[0] >= window[1]) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> game, S state) {
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), -Window.INFINITY, beta);
            if (v <= beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
