// exercise: 04
// truth: wrong
// mistake: The cut is tested only after a child that ends the game; after an inner child the loop always goes on.
// player: both
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
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                best = Math.max(best, sign * game.utility(next));
                if (sign > 0 ? best >= beta : -best <= alpha) {
                    return sign * best;
                }
            } else {
                int v = value(game, next, alpha, beta);
                best = Math.max(best, sign * v);
            }
            if (sign > 0) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, -best);
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Window window = Window.FULL;
        A favourite = null;
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), window.alpha(), window.beta());
            if (window.contains(score)) {
                favourite = action;
                window = window.narrowedBy(player, score);
            }
        }
        return favourite;
    }
}
