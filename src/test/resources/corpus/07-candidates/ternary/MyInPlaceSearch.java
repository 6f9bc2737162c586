// exercise: 07
// truth: wrong
// mistake: beta is never lowered at MIN nodes, so what MIN has found narrows nothing below it
// player: MIN
// style: one loop with ternaries and a local best
// kind: slip
// single: yes
// detail: the value is right; leaves are asked for that a MIN node above has made needless
import java.util.*;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(final Position<A> pos, int a, final int b) {
        if (pos.terminal()) return pos.utility();
        final boolean maxi = pos.player() == Player.MAX;
        int result = maxi ? -Window.INFINITY : Window.INFINITY;
        final List<A> moves = pos.actions();
        for (int i = 0; i < moves.size(); ++i) {
            pos.make(moves.get(i));
            final int v = value(pos, a, b);
            pos.undo();
            result = maxi ? Math.max(result, v) : Math.min(result, v);
            if (maxi ? result >= b : result <= a) break;
            a = maxi ? Math.max(a, result) : a;
        }
        return result;
    }
}
