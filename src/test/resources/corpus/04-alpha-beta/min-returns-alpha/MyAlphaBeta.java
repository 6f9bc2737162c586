// exercise: 04
// truth: wrong
// mistake: after its loop a MIN node returns alpha, copied from MAX, and not beta
// player: MIN
// style: fail-hard, ported from C
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private int alphaBetaMax(Game<S, A> g, S s, int alpha, int beta) {
        int score;
        for (A m : g.actions(s)) {
            score = value(g, g.result(s, m), alpha, beta);
            if (score >= beta)
                return beta;
            if (score > alpha)
                alpha = score;
        }
        return alpha;
    }

    private int alphaBetaMin(Game<S, A> g, S s, int alpha, int beta) {
        int score;
        for (A m : g.actions(s)) {
            score = value(g, g.result(s, m), alpha, beta);
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
        if (g.player(s) == Player.MAX)
            return alphaBetaMax(g, s, alpha, beta);
        return alphaBetaMin(g, s, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> g, S s) {
        A bestMove = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int score;
        for (A m : g.actions(s)) {
            score = value(g, g.result(s, m), alpha, beta);
            switch (g.player(s)) {
                case MAX:
                    if (score > alpha) {
                        alpha = score;
                        bestMove = m;
                    }
                    break;
                case MIN:
                    if (score < beta) {
                        beta = score;
                        bestMove = m;
                    }
                    break;
            }
        }
        return bestMove;
    }
}
