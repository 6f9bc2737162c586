// exercise: 04
// truth: wrong
// mistake: a MIN node that was not cut returns alpha instead of beta
// player: MIN
// style: fail-hard, alphaBetaMax and alphaBetaMin as in the chess wiki
// single: yes
// detail: nearly always, as soon as a MIN node has a value inside its window
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private int alphaBetaMax(Game<S, A> g, S s, int alpha, int beta) {
        for (A m : g.actions(s)) {
            int score = value(g, g.result(s, m), alpha, beta);
            if (score >= beta)
                return beta;
            if (score > alpha)
                alpha = score;
        }
        return alpha;
    }

    private int alphaBetaMin(Game<S, A> g, S s, int alpha, int beta) {
        for (A m : g.actions(s)) {
            int score = value(g, g.result(s, m), alpha, beta);
            if (score <= alpha)
                return alpha;
            if (score < beta)
                beta = score;
        }
        return alpha;
    }

    @Override
    public int value(Game<S, A> g, S s, int alpha, int beta) {
        if (g.terminal(s))
            return g.utility(s);
        return g.player(s) == Player.MAX ? alphaBetaMax(g, s, alpha, beta) : alphaBetaMin(g, s, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> g, S s) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A m : g.actions(s)) {
            int score = value(g, g.result(s, m), alpha, beta);
            if (g.player(s) == Player.MAX) {
                if (score > alpha) {
                    alpha = score;
                    best = m;
                }
            } else if (score < beta) {
                beta = score;
                best = m;
            }
        }
        if (best == null)
            best = g.actions(s).get(0);
        return best;
    }
}
