// exercise: 04
// truth: wrong
// mistake: bestAction stores whose turn it is in a field at the first call and never again, so it later chooses for that player whoever is to move.
// player: both
// style: the side that the program plays is a field, set once
// kind: subtle
// single: yes
// detail: Only from the second call of bestAction on the same object, if the other player is to move then; a fresh object is right.
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
