// exercise: 05
// truth: wrong
// mistake: bestAction narrows the window and takes an action whose value is greater or EQUAL (less or equal for MIN); a child that was cut returns a bound that equals the best so far, so a worse action is chosen among apparent ties.
// player: both
// style: one switch on the player per method, fields for game and evaluation
// single: yes
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private Game<S, A> game;
    private Evaluation<S> evaluation;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        this.game = game;
        this.evaluation = evaluation;
        return mm(state, depth);
    }

    private int mm(S s, int d) {
        if (game.terminal(s)) {
            return game.utility(s);
        }
        if (d == 0) {
            return evaluation.value(s);
        }
        switch (game.player(s)) {
            case MAX: {
                int m = Integer.MIN_VALUE;
                for (A a : game.actions(s)) {
                    m = Math.max(m, mm(game.result(s, a), d - 1));
                }
                return m;
            }
            default: {
                int m = Integer.MAX_VALUE;
                for (A a : game.actions(s)) {
                    m = Math.min(m, mm(game.result(s, a), d - 1));
                }
                return m;
            }
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        this.game = game;
        this.evaluation = evaluation;
        return ab(state, depth, alpha, beta);
    }

    // fail-hard, as in the lecture
    private int ab(S s, int d, int alpha, int beta) {
        if (game.terminal(s)) {
            return game.utility(s);
        }
        if (d == 0) {
            return evaluation.value(s);
        }
        switch (game.player(s)) {
            case MAX:
                for (A a : game.actions(s)) {
                    alpha = Math.max(alpha, ab(game.result(s, a), d - 1, alpha, beta));
                    if (beta <= alpha) {
                        break;
                    }
                }
                return alpha;
            default:
                for (A a : game.actions(s)) {
                    beta = Math.min(beta, ab(game.result(s, a), d - 1, alpha, beta));
                    if (beta <= alpha) {
                        break;
                    }
                }
                return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        this.game = game;
        this.evaluation = evaluation;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = ab(game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v >= alpha) {
                    alpha = v;
                    best = a;
                }
            } else {
                if (v <= beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
