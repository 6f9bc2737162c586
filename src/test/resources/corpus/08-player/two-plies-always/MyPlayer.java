// exercise: 08
// truth: wrong
// mistake: looks two plies ahead and never deeper, however much time is left
// player: both
// style: fixed depth
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEPTH = 2;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        A one = choose(position, clock, 1, position.actions().get(0));
        return choose(position, clock, DEPTH, one);
    }

    /** The best action so many plies ahead, or the fallback if the time is over before. */
    private A choose(GivenPosition<A> position, Clock clock, int depth, A fallback) {
        boolean max = position.player() == Player.MAX;
        Choice<A> best = null;
        for (A action : position.actions()) {
            if (clock.isUp()) {
                return fallback;
            }
            position.make(action);
            int v = look(position, depth - 1, 1);
            position.undo();
            if (best == null || (max ? v > best.value() : v < best.value())) {
                best = new Choice<>(action, v);
            }
        }
        return best.action();
    }

    private int look(GivenPosition<A> position, int depth, int ply) {
        if (position.terminal()) {
            return position.utility() == 0 ? 0 : position.utility() > 0 ? position.utility() - ply : position.utility() + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v = look(position, depth - 1, ply + 1);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }
}
