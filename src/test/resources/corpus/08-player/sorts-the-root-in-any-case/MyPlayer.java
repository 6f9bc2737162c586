// exercise: 08
// truth: wrong
// mistake: the root actions keep their latest values in one list that is sorted at the end, also after an iteration was cut off, so values of the unfinished iteration are compared with values of the one before
// player: both
// style: list of scored actions, finally block, full minimax windows at the root
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Scored<A> {
        final A action;
        int value;

        Scored(A action) {
            this.action = action;
        }
    }

    private static class Timeout extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<Scored<A>> root = new ArrayList<>();
        for (A action : position.actions()) {
            root.add(new Scored<>(action));
        }
        Comparator<Scored<A>> byValue = Comparator.comparingInt(s -> s.value);
        Comparator<Scored<A>> bestFirst = position.player() == Player.MAX ? byValue.reversed() : byValue;
        try {
            for (int depth = 1; depth < 60; depth++) {
                try {
                    for (Scored<A> scored : root) {
                        position.make(scored.action);
                        scored.value = search(position, clock, depth - 1, 1, -Window.INFINITY, Window.INFINITY);
                        position.undo();
                    }
                } finally {
                    root.sort(bestFirst);
                }
            }
        } catch (Timeout timeout) {
            // time to play
        }
        return root.get(0).action;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Timeout();
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) return position.evaluation();
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.max(best, search(position, clock, depth - 1, ply + 1, Math.max(alpha, best), beta));
                position.undo();
                if (best >= beta) return best;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.min(best, search(position, clock, depth - 1, ply + 1, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha) return best;
        }
        return best;
    }
}
