// exercise: 07
// truth: wrong
// mistake: a MAX node gives its children plus infinity instead of its beta, so deep cutoffs at MAX nodes further down are missed
// player: MAX
// style: two mutually recursive methods, fail-soft
// single: yes
// detail: sometimes; only leaves asked for in vain, values are right
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    @Override
    public int value(Position<A> pos, int alpha, int beta) {
        if (pos.terminal())
            return pos.utility();
        return pos.player() == Player.MAX ? max(pos, alpha, beta) : min(pos, alpha, beta);
    }

    private int max(Position<A> pos, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : pos.actions()) {
            pos.make(a);
            v = Math.max(v, value(pos, Math.max(alpha, v), Window.INFINITY));
            pos.undo();
            if (v >= beta)
                break;
        }
        return v;
    }

    private int min(Position<A> pos, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : pos.actions()) {
            pos.make(a);
            v = Math.min(v, value(pos, alpha, Math.min(beta, v)));
            pos.undo();
            if (v <= alpha)
                break;
        }
        return v;
    }
}
