// exercise: 04
// truth: wrong
// mistake: bestAction starts with the window from -1,000,000 to 1,000,000 and takes only what lies inside, so it returns null if all actions are worth the mover's worst value
// player: both
// style: fail-hard, constants for the largest values
// single: yes
// detail: sometimes: only if every action is worth -1,000,000 for MAX or 1,000,000 for MIN; seen: (-1000000 -1000000) gives null
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WIN = 1_000_000;
    private static final int LOSS = -1_000_000;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        switch (game.player(state)) {
            case MAX -> {
                for (A a : game.actions(state)) {
                    alpha = Math.max(alpha, value(game, game.result(state, a), alpha, beta));
                    if (alpha >= beta) return beta;
                }
                return alpha;
            }
            default -> {
                for (A a : game.actions(state)) {
                    beta = Math.min(beta, value(game, game.result(state, a), alpha, beta));
                    if (alpha >= beta) return alpha;
                }
                return beta;
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = LOSS;
        int beta = WIN;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            } else {
                if (v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
