// exercise: 04
// truth: wrong
// mistake: The last child of a MAX node is searched with minus infinity for alpha, "so that the result is exact".
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: leaves
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        List<A> actions = game.actions(state);
        int n = actions.size();
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (int i = 0; i < n; i++) {
                int low = i == n - 1 ? -Window.INFINITY : alpha;
                int v = value(game, game.result(state, actions.get(i)), low, beta);
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
                if (alpha >= beta) return best;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (int i = 0; i < n; i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            best = Math.min(best, v);
            beta = Math.min(beta, best);
            if (alpha >= beta) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
        A bestMove = null;
        int bestScore = -Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), bestScore, Window.INFINITY);
            if (score > bestScore) {
                bestScore = score;
                bestMove = move;
            }
        }
        return bestMove;
    }

    private A bestForMin(Game<S, A> game, S state) {
        A bestMove = null;
        int bestScore = Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), -Window.INFINITY, bestScore);
            if (score < bestScore) {
                bestScore = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
