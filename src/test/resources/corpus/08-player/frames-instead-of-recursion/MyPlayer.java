// exercise: 08
// truth: right
// mistake: none; the search is a loop over a stack of frames, the clock is asked once in each turn of it, and when it is up the method just returns from the middle
// player: both
// style: iterative with frames, fail-hard, killers by ply
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 60;

    private final class Frame {
        final List<A> actions;
        final boolean max;
        int next;
        int alpha;
        int beta;
        A best;

        Frame(GivenPosition<A> position, List<A> actions, int alpha, int beta) {
            this.actions = actions;
            this.max = position.player() == Player.MAX;
            this.alpha = alpha;
            this.beta = beta;
        }

        int value() {
            return max ? alpha : beta;
        }

        /** Takes the value of the action that was tried last. */
        void take(int value, Object[] killers, int ply) {
            A action = actions.get(next - 1);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            }
            if (!max && value < beta) {
                beta = value;
                best = action;
            }
            if (alpha >= beta) {
                killers[ply] = action;
                next = actions.size();
            }
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> root = new ArrayList<>(position.actions());
        A chosen = root.get(0);
        if (root.size() == 1) {
            return chosen;
        }
        Object[] killers = new Object[DEEPEST + 1];
        List<Frame> stack = new ArrayList<>();
        for (int depth = 1; depth <= DEEPEST; depth++) {
            stack.add(new Frame(position, root, -Window.INFINITY, Window.INFINITY));
            Frame bottom = stack.get(0);
            while (!stack.isEmpty()) {
                if (clock.isUp()) {
                    return chosen;
                }
                int ply = stack.size() - 1;
                Frame top = stack.get(ply);
                if (top.next == top.actions.size()) {
                    stack.remove(ply);
                    if (ply > 0) {
                        position.undo();
                        stack.get(ply - 1).take(top.value(), killers, ply - 1);
                    }
                    continue;
                }
                position.make(top.actions.get(top.next++));
                if (position.terminal() || ply + 1 == depth) {
                    int value = position.terminal() ? end(position.utility(), ply + 1) : position.evaluation();
                    position.undo();
                    top.take(value, killers, ply);
                } else {
                    List<A> actions = new ArrayList<>(position.actions());
                    int killer = actions.indexOf(killers[ply + 1]);
                    if (killer > 0) {
                        actions.add(0, actions.remove(killer));
                    }
                    stack.add(new Frame(position, actions, top.alpha, top.beta));
                }
            }
            chosen = bottom.best;
            root.add(0, root.remove(root.indexOf(chosen)));
            if (Math.abs(bottom.value()) > 900_000) {
                break;
            }
        }
        Arrays.fill(killers, null);
        return chosen;
    }

    private static int end(int utility, int ply) {
        return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
    }
}
