// Wrong: fail-hard, and MIN returns alpha where its children are done. bestAction begins with the first action at hand, which is right.
// Fails first: Step 1: the value, with a full window
// Says: expected
// Diagnosis: wrong-bound-returned-for-min

import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    // who has what: alpha belongs to MAX, beta belongs to MIN
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> legal = game.actions(state);
        if (game.player(state) == Player.MAX) {
            for (int i = 0; i < legal.size(); i++) {
                S next = game.result(state, legal.get(i));
                int v = value(game, next, alpha, beta);
                if (v > alpha) {
                    alpha = v;
                }
                if (alpha >= beta) {
                    return beta;
                }
            }
            return alpha;
        }
        for (int i = 0; i < legal.size(); i++) {
            S next = game.result(state, legal.get(i));
            int v = value(game, next, alpha, beta);
            if (v < beta) {
                beta = v;
            }
            if (beta <= alpha) {
                return alpha;
            }
        }
        return alpha;
    }

    public A bestAction(Game<S, A> game, S state) {
        List<A> legal = game.actions(state);
        int chosen = 0;
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            int v = value(game, game.result(state, legal.get(i)), lower, upper);
            if (game.player(state) == Player.MAX) {
                if (v > lower) {
                    lower = v;
                    chosen = i;
                }
            } else if (v < upper) {
                upper = v;
                chosen = i;
            }
        }
        return legal.get(chosen);
    }
}
