// exercise: 08
// truth: right
// mistake: none; there is neither recursion nor an exception: an array of frames is the stack, the loop just ends when the clock is up, and the first iteration looks two plies ahead
// player: both
// style: iterative alpha-beta on frames, first iteration two plies, history table
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
        List<A> actions;
        boolean max;
        int next;
        int best;
        A bestAction;
        int alpha;
        int beta;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Map<A, Integer> history = new HashMap<>();
        List<Frame<A>> frames = new ArrayList<>();
        List<A> root = new ArrayList<>(position.actions());
        A play = root.get(0);
        boolean horizon = true;
        for (int depth = 2; horizon; depth++) {
            horizon = false;
            while (frames.size() < depth) {
                frames.add(new Frame<>());
            }
            int ply = 0;
            enter(frames.get(0), position, root, -Window.INFINITY, Window.INFINITY);
            while (true) {
                Frame<A> frame = frames.get(ply);
                int value;
                if (frame.next == frame.actions.size() || frame.alpha >= frame.beta) {
                    if (frame.next < frame.actions.size()) {
                        history.merge(frame.bestAction, (depth - ply) * (depth - ply), Integer::sum);
                    }
                    if (ply == 0) {
                        break;
                    }
                    value = frame.best;
                    ply--;
                } else {
                    position.make(frame.actions.get(frame.next++));
                    if (clock.isUp()) {
                        return play; // of the iteration before
                    }
                    if (position.terminal()) {
                        int utility = position.utility();
                        value = utility - Integer.signum(utility) * (ply + 1);
                    } else if (ply + 1 == depth) {
                        horizon = true;
                        value = position.evaluation();
                    } else {
                        ply++;
                        List<A> actions = new ArrayList<>(position.actions());
                        actions.sort((a, b) ->
                                Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
                        enter(frames.get(ply), position, actions, frame.alpha, frame.beta);
                        continue;
                    }
                }
                position.undo();
                Frame<A> parent = frames.get(ply);
                if (parent.max ? value > parent.best : value < parent.best) {
                    parent.best = value;
                    parent.bestAction = parent.actions.get(parent.next - 1);
                    if (parent.max) {
                        parent.alpha = Math.max(parent.alpha, value);
                    } else {
                        parent.beta = Math.min(parent.beta, value);
                    }
                }
            }
            Frame<A> top = frames.get(0);
            play = top.bestAction;
            if (Math.abs(top.best) > 900_000) {
                break;
            }
            root = new ArrayList<>(root);
            root.remove(play);
            root.add(0, play);
        }
        return play;
    }

    private static <A> void enter(Frame<A> frame, GivenPosition<A> position, List<A> actions, int alpha, int beta) {
        frame.actions = actions;
        frame.max = position.player() == Player.MAX;
        frame.next = 0;
        frame.best = frame.max ? -Window.INFINITY : Window.INFINITY;
        frame.bestAction = null;
        frame.alpha = alpha;
        frame.beta = beta;
    }
}
