// exercise: 04
// truth: wrong
// mistake: Where the turn passes, negamax hands down (-alpha, -beta) instead of (-beta, -alpha), a window that lies the wrong way round.
// player: both
// style: negamax with a colour that follows game.player
// kind: slip
// single: yes
// detail: Nearly every tree of two plies or more in which MAX and MIN take turns.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private int negamax(Game<S, A> game, S node, int alpha, int beta, int color) {
        if (game.terminal(node)) {
            return color * game.utility(node);
        }
        int value = -Window.INFINITY;
        for (A move : game.actions(node)) {
            S child = game.result(node, move);
            int childColor = game.terminal(child) ? color : colorOf(game, child);
            int v;
            if (childColor == color) {
                v = negamax(game, child, alpha, beta, color);
            } else {
                v = -negamax(game, child, -alpha, -beta, childColor);
            }
            value = Math.max(value, v);
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return value;
    }

    private int colorOf(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return colorOf(game, state) == 1
                ? negamax(game, state, alpha, beta, 1)
                : -negamax(game, state, -beta, -alpha, -1);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = colorOf(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            S child = game.result(state, move);
            int v = color == 1
                    ? value(game, child, alpha, Window.INFINITY)
                    : -value(game, child, -Window.INFINITY, -alpha);
            if (v > alpha) {
                alpha = v;
                best = move;
            }
        }
        return best;
    }
}
