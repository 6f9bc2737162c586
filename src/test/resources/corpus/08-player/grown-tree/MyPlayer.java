// exercise: 08
// truth: right
// mistake: -
// player: both
// style: grows a tree of nodes that stays from iteration to iteration; children are sorted by what they were worth last time
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    /** Leaves by the emergency exit. */
    private static final Error OVER = new Error("over", null, false, false) {
        private static final long serialVersionUID = 3L;
    };

    private static final class Twig<A> {
        final A action;
        int worth;
        boolean over;
        Player next;
        List<Twig<A>> twigs;

        Twig(A action) {
            this.action = action;
        }

        void sort() {
            Comparator<Twig<A>> rising = Comparator.comparingInt(twig -> twig.worth);
            twigs.sort(next == Player.MAX ? rising.reversed() : rising);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Twig<A> trunk = new Twig<>(null);
        open(trunk, position);
        A play = trunk.twigs.get(0).action;
        try {
            int before;
            int depth = 0;
            do {
                before = look(trunk, position, clock::isUp, ++depth, 0, -Window.INFINITY, Window.INFINITY);
                play = trunk.twigs.get(0).action;
            } while (Math.abs(before) < 900_000 && depth < 250);
        } catch (Error over) {
            if (over != OVER) {
                throw over;
            }
        }
        return play;
    }

    private void open(Twig<A> twig, GivenPosition<A> position) {
        twig.next = position.player();
        twig.twigs = new ArrayList<>();
        for (A action : position.actions()) {
            twig.twigs.add(new Twig<>(action));
        }
    }

    private int look(Twig<A> twig, GivenPosition<A> position, BooleanSupplier late, int depth, int ply, int alpha, int beta) {
        if (ply > 0 && late.getAsBoolean()) {
            throw OVER;
        }
        if (twig.over) {
            return twig.worth;
        }
        if (twig.twigs == null) {
            if (position.terminal()) {
                twig.over = true;
                int end = position.utility();
                return twig.worth = end - ply * Integer.compare(end, 0);
            }
            if (depth == 0) {
                return twig.worth = position.evaluation();
            }
            open(twig, position);
        }
        if (depth == 0) {
            return twig.worth = position.evaluation();
        }
        boolean max = twig.next == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Twig<A> top = null;
        for (int i = 0; i < twig.twigs.size(); i++) {
            Twig<A> each = twig.twigs.get(i);
            position.make(each.action);
            int value = look(each, position, late, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (top == null || (max ? value > best : value < best)) {
                best = value;
                top = each;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        twig.sort();
        twig.twigs.remove(top);
        twig.twigs.add(0, top);
        return twig.worth = best;
    }
}
