// exercise: 08
// truth: right
// mistake: none; negamax with a sign from the player, two killers per ply, unchecked exception when the clock is up
// player: both
// style: negamax, killer moves, best move of the last iteration first
// single: yes
// detail: checked on a few thousand random cases
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 10_000_000;
    private static final int MAX_PLY = 64;

    private static class OutOfTime extends RuntimeException {
        OutOfTime() {
            super("time", null, false, false);
        }
    }

    private GivenPosition<A> pos;
    private Clock clock;
    private List<List<A>> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        killers = new ArrayList<>();
        for (int i = 0; i <= MAX_PLY; i++) {
            killers.add(new ArrayList<>());
        }
        List<A> root = new ArrayList<>(position.actions());
        A choice = root.get(0);
        try {
            for (int depth = 1; depth < MAX_PLY; depth++) {
                choice = iteration(root, depth);
                root.remove(choice);
                root.add(0, choice);
            }
        } catch (OutOfTime e) {
            // the choice is that of the last iteration
        }
        return choice;
    }

    private int sign() {
        return pos.player() == Player.MAX ? 1 : -1;
    }

    private A iteration(List<A> root, int depth) {
        int sign = sign();
        int best = -INF;
        A move = null;
        for (A a : root) {
            pos.make(a);
            int v = sign * search(depth - 1, 1, sign == 1 ? best : -INF, sign == 1 ? INF : -best);
            pos.undo();
            if (v > best) {
                best = v;
                move = a;
            }
        }
        return move;
    }

    /** The value to MAX. */
    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (pos.terminal()) {
            return pos.utility() - Integer.signum(pos.utility()) * ply;
        }
        if (depth <= 0) {
            return pos.evaluation();
        }
        int sign = sign();
        int low = sign == 1 ? alpha : -beta;
        int high = sign == 1 ? beta : -alpha;
        int best = -INF;
        for (A a : sorted(ply)) {
            pos.make(a);
            int v = sign * (sign == 1 ? search(depth - 1, ply + 1, low, high) : search(depth - 1, ply + 1, -high, -low));
            pos.undo();
            best = Math.max(best, v);
            low = Math.max(low, v);
            if (low >= high) {
                remember(ply, a);
                break;
            }
        }
        return sign * best;
    }

    private List<A> sorted(int ply) {
        List<A> actions = new ArrayList<>(pos.actions());
        int front = 0;
        for (A killer : killers.get(ply)) {
            if (actions.remove(killer)) {
                actions.add(front++, killer);
            }
        }
        return actions;
    }

    private void remember(int ply, A a) {
        List<A> here = killers.get(ply);
        here.remove(a);
        here.add(0, a);
        if (here.size() > 2) {
            here.remove(2);
        }
    }
}
