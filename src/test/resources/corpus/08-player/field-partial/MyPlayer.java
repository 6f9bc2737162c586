// exercise: 08
// truth: right
// mistake: -
// player: both
// style: a field holds the move; a better move of an unfinished round is taken, as the best of the round before was looked at first
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Halt extends Error {
        private static final long serialVersionUID = 1L;

        Halt() {
            super(null, null, false, false);
        }
    }

    private A play;
    private Object[] killer;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.killer = new Object[128];
        List<A> root = new ArrayList<>(position.actions());
        play = root.get(0);
        boolean max = position.player() == Player.MAX;
        try {
            for (int depth = 1; depth < 100; depth++) {
                int bound = max ? -Window.INFINITY : Window.INFINITY;
                A leader = null;
                for (A a : root) {
                    position.make(a);
                    int v = max
                            ? search(position, depth - 1, 1, bound, Window.INFINITY)
                            : search(position, depth - 1, 1, -Window.INFINITY, bound);
                    position.undo();
                    if (max ? v > bound : v < bound) {
                        bound = v;
                        leader = a;
                        if (depth > 1) {
                            play = a; // the first is the best of the last round, whoever comes later has beaten it
                        }
                    }
                }
                play = leader;
                Collections.swap(root, 0, root.indexOf(play));
                if (Math.abs(bound) > Window.MAX_VALUE / 2) {
                    return play;
                }
            }
        } catch (Halt halt) {
            // whatever play is now was searched to the end
        }
        return play;
    }

    @SuppressWarnings("unchecked")
    private int search(GivenPosition<A> p, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Halt();
        }
        if (p.terminal()) {
            return p.utility() - Integer.signum(p.utility()) * ply;
        }
        if (depth <= 0) {
            return p.evaluation();
        }
        List<A> list = new LinkedList<>(p.actions());
        if (killer[ply] != null && list.remove(killer[ply])) {
            list.add(0, (A) killer[ply]);
        }
        boolean max = p.player() == Player.MAX;
        for (A a : list) {
            p.make(a);
            int v = search(p, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (max && v > alpha) {
                alpha = v;
            }
            if (!max && v < beta) {
                beta = v;
            }
            if (alpha >= beta) {
                killer[ply] = a;
                break;
            }
        }
        return max ? alpha : beta;
    }
}
