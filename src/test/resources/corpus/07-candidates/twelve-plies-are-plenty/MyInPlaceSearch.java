// exercise: 07
// truth: wrong
// mistake: a depth limit of twelve plies is left over from an earlier search; positions further down are worth 0
// player: both
// style: depth parameter, ternaries
// single: yes
// detail: sometimes; only in games of more than twelve plies
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int DEPTH = 12;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return search(position, alpha, beta, DEPTH);
    }

    private int search(Position<A> pos, int lo, int hi, int depth) {
        if (pos.terminal()) return pos.utility();
        if (depth == 0) return 0;
        boolean up = pos.player() == Player.MAX;
        int best = up ? -Window.INFINITY : Window.INFINITY;
        for (A a : pos.actions()) {
            pos.make(a);
            int got = search(pos, up ? Math.max(lo, best) : lo, up ? hi : Math.min(hi, best), depth - 1);
            pos.undo();
            best = up ? Math.max(best, got) : Math.min(best, got);
            if (up ? best >= hi : best <= lo) return best;
        }
        return best;
    }
}
