// exercise: 03
// truth: wrong
// mistake: at MAX nodes the value of a child that improves is computed a second time to keep it
// player: MAX
// style: terse, no local for the child's value
// single: yes
// detail: always at a MAX node; leaves are looked at more than once in one call of value
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> g, S s) {
        if (g.terminal(s)) return g.utility(s);
        boolean max = g.player(s) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : g.actions(s)) {
            S t = g.result(s, a);
            if (max) {
                if (value(g, t) > best) best = value(g, t);
            } else {
                best = Math.min(best, value(g, t));
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> g, S s) {
        boolean max = g.player(s) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A a : g.actions(s)) {
            int v = value(g, g.result(s, a));
            if (best == null || (max ? v > bestValue : v < bestValue)) {
                best = a;
                bestValue = v;
            }
        }
        return best;
    }
}
