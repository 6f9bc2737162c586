// exercise: 08
// truth: right
// mistake: -
// player: both
// style: no recursion: an array of frames, a loop that goes down and up, the clock asked at each turn of the loop
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
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
        boolean max;
        List<A> actions;
        int next;
        int alpha;
        int beta;
        int best;
        A chosen;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> rootActions = new ArrayList<>(position.actions());
        Map<A, Long> cuts = new HashMap<>();
        A answer = rootActions.get(0);
        if (rootActions.size() == 1) {
            return answer;
        }
        List<Frame<A>> frames = new ArrayList<>();
        deepening:
        for (int depth = 1; depth <= 64; depth++) {
            frames.clear();
            frames.add(enter(position, rootActions, -Window.INFINITY, Window.INFINITY));
            while (true) {
                int ply = frames.size() - 1;
                Frame<A> frame = frames.get(ply);
                if (frame.next == frame.actions.size() || frame.alpha >= frame.beta) {
                    if (ply == 0) {
                        break;
                    }
                    if (frame.next < frame.actions.size() || frame.alpha >= frame.beta) {
                        cuts.merge(frame.chosen, 1L << Math.min(40, 2 * (depth - ply)), Long::sum);
                    }
                    frames.remove(ply);
                    position.undo();
                    tell(frames.get(ply - 1), frame.best);
                    continue;
                }
                position.make(frame.actions.get(frame.next++));
                if (clock.isUp()) {
                    break deepening; // answer is that of the iteration before
                }
                if (position.terminal()) {
                    int utility = position.utility();
                    position.undo();
                    tell(frame, utility - Integer.signum(utility) * (ply + 1));
                } else if (ply + 1 == depth) {
                    int estimate = position.evaluation();
                    position.undo();
                    tell(frame, estimate);
                } else {
                    List<A> actions = new ArrayList<>(position.actions());
                    actions.sort((a, b) -> Long.compare(cuts.getOrDefault(b, 0L), cuts.getOrDefault(a, 0L)));
                    frames.add(enter(position, actions, frame.alpha, frame.beta));
                }
            }
            Frame<A> root = frames.get(0);
            answer = root.chosen;
            if (Math.abs(root.best) >= Window.MAX_VALUE - 100) {
                break;
            }
            rootActions = new ArrayList<>(rootActions);
            rootActions.remove(answer);
            rootActions.add(0, answer);
        }
        return answer;
    }

    private Frame<A> enter(GivenPosition<A> position, List<A> actions, int alpha, int beta) {
        Frame<A> frame = new Frame<>();
        frame.max = position.player() == Player.MAX;
        frame.actions = actions;
        frame.alpha = alpha;
        frame.beta = beta;
        frame.best = frame.max ? -Window.INFINITY : Window.INFINITY;
        return frame;
    }

    /** A value comes up to the frame, of the action that it has tried last. */
    private void tell(Frame<A> frame, int value) {
        if (frame.max ? value > frame.best : value < frame.best) {
            frame.best = value;
            frame.chosen = frame.actions.get(frame.next - 1);
            if (frame.max) {
                frame.alpha = Math.max(frame.alpha, value);
            } else {
                frame.beta = Math.min(frame.beta, value);
            }
        }
    }
}
