// exercise: 08
// truth: wrong
// mistake: the restriction to the eight most promising root actions begins with the second iteration, so the second does not look at every action
// player: both
// style: beam at the root, sorted by the values before
// single: yes
// detail: sometimes; only with nine actions or more at the root
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
    private static final int BEAM = 8;

    private record Scored<A>(A action, int score) {}

    private static final class Cancelled extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final Map<Integer, A> killers = new HashMap<>();
    private GivenPosition<A> board;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.board = position;
        this.clock = clock;
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A move = actions.get(0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                if (depth >= 2 && actions.size() > BEAM) {
                    actions = new ArrayList<>(actions.subList(0, BEAM));
                }
                List<Scored<A>> scored = scores(actions, depth);
                move = scored.get(0).action();
                if (Math.abs(scored.get(0).score()) > Window.MAX_VALUE - 100) {
                    break;
                }
                actions = new ArrayList<>(scored.stream().map(Scored::action).toList());
            }
        } catch (Cancelled e) {
            return move;
        }
        return move;
    }

    /** The actions, best first, as their player sees it. In the first two iterations every score is exact, so that they can be compared. */
    private List<Scored<A>> scores(List<A> actions, int depth) throws Cancelled {
        int sign = board.player() == Player.MAX ? 1 : -1;
        List<Scored<A>> scored = new ArrayList<>();
        int best = -Window.INFINITY;
        for (A action : actions) {
            int floor = depth <= 2 ? -Window.INFINITY : best;
            board.make(action);
            int score = sign > 0
                    ? value(depth - 1, 1, floor, Window.INFINITY)
                    : -value(depth - 1, 1, -Window.INFINITY, -floor);
            board.undo();
            scored.add(new Scored<>(action, score));
            best = Math.max(best, score);
        }
        scored.sort((a, b) -> Integer.compare(b.score(), a.score()));
        return scored;
    }

    private int value(int depth, int ply, int alpha, int beta) throws Cancelled {
        if (clock.isUp()) {
            throw new Cancelled();
        }
        if (board.terminal()) {
            int utility = board.utility();
            return utility - Integer.signum(utility) * ply;
        }
        if (depth == 0) {
            return board.evaluation();
        }
        List<A> actions = new ArrayList<>(board.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        int low = alpha;
        int high = beta;
        boolean max = board.player() == Player.MAX;
        for (A action : actions) {
            board.make(action);
            int value = value(depth - 1, ply + 1, low, high);
            board.undo();
            if (max && value > low) {
                low = value;
            }
            if (!max && value < high) {
                high = value;
            }
            if (low >= high) {
                killers.put(ply, action);
                break;
            }
        }
        return max ? low : high;
    }
}
