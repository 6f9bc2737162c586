// exercise: 03
// truth: right
// mistake: none; value and index packed into one long, compared as such, so MAX gets the last and MIN the first of equals
// player: both
// style: packed long, shifted, one method for both players
// single: yes
// detail: always
import java.util.function.LongBinaryOperator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> g, S s) {
        return (int) (solve(g, s) >> 32);
    }

    @Override
    public A bestAction(Game<S, A> g, S s) {
        return g.actions(s).get((int) solve(g, s));
    }

    private long solve(Game<S, A> g, S s) {
        if (g.terminal(s)) return (long) g.utility(s) << 32;
        boolean up = g.player(s) == Player.MAX;
        LongBinaryOperator pick = up ? Math::max : Math::min;
        long best = up ? Long.MIN_VALUE : Long.MAX_VALUE;
        int i = 0;
        for (A a : g.actions(s)) {
            best = pick.applyAsLong(best, solve(g, g.result(s, a)) >> 32 << 32 | i++);
        }
        return best;
    }
}
