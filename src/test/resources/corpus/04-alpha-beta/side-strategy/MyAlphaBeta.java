// exercise: 04
// truth: right
// mistake: none; MAX and MIN as two strategies with lambdas
// player: both
// style: an interface with two sides, lambdas
// single: yes
// detail: -
import java.util.function.BiPredicate;
import java.util.function.IntBinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** What a side wants, so that the search below is written once. */
    private record Side(IntBinaryOperator better, BiPredicate<Integer, Integer> prefers, int worst) {
        static final Side MAXI = new Side(Math::max, (a, b) -> a > b, -Window.INFINITY);
        static final Side MINI = new Side(Math::min, (a, b) -> a < b, Window.INFINITY);

        static Side of(Player p) {
            return p == Player.MAX ? MAXI : MINI;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Side me = Side.of(game.player(state));
        int mine = me == Side.MAXI ? alpha : beta; // what I have already
        int theirs = me == Side.MAXI ? beta : alpha; // what they won't let me have
        int best = me.worst();
        for (A action : game.actions(state)) {
            int lo = Math.min(mine, theirs);
            int hi = Math.max(mine, theirs);
            best = me.better().applyAsInt(best, value(game, game.result(state, action), lo, hi));
            mine = me.better().applyAsInt(mine, best);
            if (!me.prefers().test(theirs, mine)) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Side me = Side.of(game.player(state));
        int mine = me.worst();
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = me == Side.MAXI ? value(game, next, mine, Window.INFINITY) : value(game, next, -Window.INFINITY, mine);
            if (me.prefers().test(v, mine)) {
                mine = v;
                best = action;
            }
        }
        return best;
    }
}
