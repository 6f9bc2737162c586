// exercise: 04
// truth: wrong
// mistake: bestAction searches the later actions in a window of 10 beyond the value of the best so far (aspiration) and never searches again when the result is at or beyond its far end, so a bound is kept as if it were the value of that action: a later action that lies between the bound and that value is chosen though it is worse
// player: both
// style: aspiration window at the root, fail-hard search as in a chess engine
// single: yes
// detail: value is right; example: (0 100 15) at MAX, where 100 counts as 10 and then 15 is chosen
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int ASPIRATION = 10;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            // fail-hard: never leave the window
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        boolean max = game.player(state) == Player.MAX;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (max) {
                alpha = Math.max(alpha, score);
            } else {
                beta = Math.min(beta, score);
            }
            if (alpha >= beta) break;
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> moves = game.actions(state);
        A bestMove = moves.get(0);
        int bestScore = value(game, game.result(state, bestMove), -Window.INFINITY, Window.INFINITY);
        for (A move : moves.subList(1, moves.size())) {
            int alpha = max ? bestScore : bestScore - ASPIRATION;
            int beta = max ? bestScore + ASPIRATION : bestScore;
            int score = value(game, game.result(state, move), alpha, beta);
            if (max ? score > bestScore : score < bestScore) {
                bestScore = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
