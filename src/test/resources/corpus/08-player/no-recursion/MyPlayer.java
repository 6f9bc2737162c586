// exercise: 08
// truth: right
// mistake: -
// player: both
// style: no recursion and no exception: a pile of frames in one loop, which is simply left when the clock is up
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Frame<A> {
        Deque<A> todo = new ArrayDeque<>();
        A doing;
        A favourite;
        boolean max;
        int value;
        int alpha;
        int beta;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Map<Integer, List<A>> cutters = new HashMap<>();
        A answer = position.actions().get(0);
        int limit = 0;
        while (++limit <= 300) {
            Deque<Frame<A>> pile = new ArrayDeque<>();
            pile.push(frame(position, List.of(answer), -Window.INFINITY, Window.INFINITY));
            boolean complete = true;
            Frame<A> root = pile.peek();
            int returned = 0;
            boolean returning = false;
            while (true) {
                Frame<A> top = pile.peek();
                if (returning) {
                    take(top, returned);
                    returning = false;
                }
                boolean cut = top.alpha >= top.beta;
                if (cut && top != root) {
                    List<A> two = cutters.computeIfAbsent(pile.size(), n -> new ArrayList<>());
                    two.remove(top.doing);
                    two.add(0, top.doing);
                    if (two.size() > 2) {
                        two.remove(2);
                    }
                }
                if (cut || top.todo.isEmpty()) {
                    pile.pop();
                    if (pile.isEmpty()) {
                        break;
                    }
                    position.undo();
                    returned = top.value;
                    returning = true;
                    continue;
                }
                if (clock.isUp()) {
                    return answer;
                }
                top.doing = top.todo.poll();
                position.make(top.doing);
                int ply = pile.size();
                if (position.terminal()) {
                    returned = ended(position.utility(), ply);
                    position.undo();
                    returning = true;
                } else if (ply == limit) {
                    complete = false;
                    returned = position.evaluation();
                    position.undo();
                    returning = true;
                } else {
                    pile.push(frame(position, cutters.getOrDefault(ply + 1, List.of()), top.alpha, top.beta));
                }
            }
            answer = root.favourite;
            if (complete || Math.abs(root.value) > 200_000) {
                return answer;
            }
        }
        return answer;
    }

    private static int ended(int utility, int ply) {
        return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
    }

    private Frame<A> frame(GivenPosition<A> position, List<A> early, int alpha, int beta) {
        Frame<A> frame = new Frame<>();
        frame.max = position.player() == Player.MAX;
        frame.value = frame.max ? -Window.INFINITY : Window.INFINITY;
        frame.alpha = alpha;
        frame.beta = beta;
        List<A> all = position.actions();
        for (A action : early) {
            if (all.contains(action)) {
                frame.todo.add(action);
            }
        }
        for (A action : all) {
            if (!early.contains(action)) {
                frame.todo.add(action);
            }
        }
        return frame;
    }

    private void take(Frame<A> frame, int value) {
        if (frame.max ? value > frame.value : value < frame.value) {
            frame.value = value;
            frame.favourite = frame.doing;
            if (frame.max) {
                frame.alpha = Math.max(frame.alpha, value);
            } else {
                frame.beta = Math.min(frame.beta, value);
            }
        }
    }
}
