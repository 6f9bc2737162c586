// exercise: 08
// truth: right
// mistake: -
// player: both
// style: no recursion: an explicit stack of frames, one machine for root and nodes, killers by ply
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
    private class Frame {
        final boolean max;
        final List<A> actions;
        int next;
        int alpha;
        int beta;
        int best;
        A bestAction;

        Frame(GivenPosition<A> p, List<A> actions, int alpha, int beta) {
            max = p.player() == Player.MAX;
            this.actions = actions;
            this.alpha = alpha;
            this.beta = beta;
            best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int v) {
            if (max ? v > best : v < best) {
                best = v;
                bestAction = actions.get(next - 1);
            }
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
        }
    }

    private Map<Integer, A> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new TreeMap<>();
        List<A> root = new ArrayList<>(position.actions());
        A move = root.get(0);
        int depth = 0;
        while (depth++ < 70) {
            Frame end = run(position, clock, root, depth);
            if (end == null) {
                return move;
            }
            move = end.bestAction;
            front(root, move);
            if (Math.abs(end.best) >= Window.MAX_VALUE - 70) {
                return move;
            }
        }
        return move;
    }

    private void front(List<A> list, A action) {
        int i = list.indexOf(action);
        if (i > 0) {
            Collections.rotate(list.subList(0, i + 1), 1);
        }
    }

    /** Returns the frame of the root when it is done, or null if the clock came first. */
    private Frame run(GivenPosition<A> p, Clock clock, List<A> root, int depth) {
        List<Frame> stack = new ArrayList<>();
        stack.add(new Frame(p, root, -Window.INFINITY, Window.INFINITY));
        for (;;) {
            Frame f = stack.get(stack.size() - 1);
            boolean cut = f.alpha >= f.beta;
            if (cut || f.next == f.actions.size()) {
                if (stack.size() == 1) {
                    return f;
                }
                if (cut) {
                    killers.put(stack.size(), f.actions.get(f.next - 1));
                }
                stack.remove(stack.size() - 1);
                p.undo();
                stack.get(stack.size() - 1).take(f.best);
                continue;
            }
            if (clock.isUp()) {
                return null;
            }
            p.make(f.actions.get(f.next++));
            int ply = stack.size();
            if (p.terminal()) {
                int u = p.utility();
                f.take(u > 0 ? u - ply : u < 0 ? u + ply : u);
                p.undo();
            } else if (ply == depth) {
                f.take(p.evaluation());
                p.undo();
            } else {
                List<A> list = new ArrayList<>(p.actions());
                A killer = killers.get(ply + 1);
                if (killer != null) {
                    front(list, killer);
                }
                stack.add(new Frame(p, list, f.alpha, f.beta));
            }
        }
    }
}
