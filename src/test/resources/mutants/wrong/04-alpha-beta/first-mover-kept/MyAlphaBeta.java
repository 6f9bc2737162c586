// Wrong: bestAction keeps who was to move in its first call.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: 
// Diagnosis: kept-between-calls

import java.util.function.BiPredicate;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Player me;

    private static boolean prefers(Player player, int one, int other) {
        return player == Player.MAX ? one > other : one < other;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player mover = game.player(state);
        BiPredicate<Integer, Integer> better = (one, other) -> prefers(mover, one, other);
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == null || better.test(v, best)) {
                best = v;
            }
            if (mover == Player.MAX && better.test(best, alpha)) {
                alpha = best;
            }
            if (mover == Player.MIN && better.test(best, beta)) {
                beta = best;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (me == null) {
            me = game.player(state);
        }
        A best = null;
        int mark = me == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = me == Player.MAX
                    ? value(game, next, mark, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, mark);
            if (prefers(me, v, mark)) {
                mark = v;
                best = action;
            }
        }
        return best;
    }
}
