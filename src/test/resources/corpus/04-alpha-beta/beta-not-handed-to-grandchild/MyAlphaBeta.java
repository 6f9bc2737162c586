// exercise: 04
// truth: wrong
// mistake: Two methods: minValue hands its own running best down as beta, forgetting the beta it was given from above (MIN's better choice further up is lost); maxValue hands both bounds on properly.
// player: MIN
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) return maxValue(game, state, alpha, beta);
        return minValue(game, state, alpha, beta);
    }

    int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), Math.max(alpha, best), beta);
            if (score > best) best = score;
            if (best >= beta) return best;
        }
        return best;
    }

    int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, best);
            if (score < best) best = score;
            if (best <= alpha) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = value(game, game.result(state, move), best, Window.INFINITY);
                if (score > best) {
                    best = score;
                    bestMove = move;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = value(game, game.result(state, move), -Window.INFINITY, best);
                if (score < best) {
                    best = score;
                    bestMove = move;
                }
            }
        }
        return bestMove;
    }
}
