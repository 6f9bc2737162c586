// exercise: 04
// truth: wrong
// mistake: bestAction starts with Integer.MIN_VALUE, whose negative is itself, so that the negated window of the children is closed or empty
// player: both
// style: negamax with the mover of the child asked from the game
// kind: slip
// single: yes
// detail: bestAction in nearly all states where a child is an inner node of the other player with two or more children
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = sign(game, state);
        return sign > 0 ? search(game, state, alpha, beta) : -search(game, state, -beta, -alpha);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, child(game, state, game.result(state, action), alpha, beta));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int child(Game<S, A> game, S parent, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return sign(game, parent) * game.utility(state);
        }
        return game.player(state) == game.player(parent) ? search(game, state, alpha, beta) : -search(game, state, -beta, -alpha);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = Integer.MIN_VALUE;
        A best = null;
        for (A action : game.actions(state)) {
            int v = child(game, state, game.result(state, action), alpha, Integer.MAX_VALUE);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
