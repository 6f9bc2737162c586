// exercise: 04
// truth: wrong
// mistake: negamax never raises alpha to the best so far, so the children always get the window with which the node was entered; with a full window nothing at all is cut inside value, and leaves are asked that could no longer matter
// player: both
// style: negamax with colour, best >= beta as the cut
// single: yes
// detail: prunes too little; bestAction narrows between the root's actions, so only the root's bound cuts there

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int sign = sign(game, state);
        return sign > 0 ? negamax(game, state, alpha, beta, sign) : -negamax(game, state, -beta, -alpha, sign);
    }

    private int sign(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return 1;
        }
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    private int negamax(Game<S, A> game, S state, int alpha, int beta, int sign) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int childSign = sign(game, child);
            int value;
            if (childSign == sign) {
                value = negamax(game, child, alpha, beta, childSign);
            } else {
                value = -negamax(game, child, -beta, -alpha, childSign);
            }
            if (value > best) {
                best = value;
            }
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = sign > 0
                    ? value(game, child, best, Window.INFINITY)
                    : -value(game, child, -Window.INFINITY, -best);
            if (v > best) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
