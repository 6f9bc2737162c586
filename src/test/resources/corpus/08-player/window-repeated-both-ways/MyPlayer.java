// exercise: 08
// truth: right
// mistake: none; aspiration windows of 2,000 that are repeated in full above and below, fail-soft with a sign
// player: both
// style: negamax-like with a sign, aspiration windows, killers
// single: yes
// detail: always
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
    private static final int MARGIN = 2_000;

    private static final class Up extends RuntimeException {}

    private GivenPosition<A> position;
    private Clock clock;
    private Map<Integer, A> killers;
    private A bestAction;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A play = actions.get(0);
        int sign = position.player() == Player.MAX ? 1 : -1;
        try {
            int score = root(actions, 1, sign, -Window.INFINITY, Window.INFINITY);
            play = bestAction;
            for (int depth = 2; depth <= 50; depth++) {
                actions.remove(play);
                actions.add(0, play);
                int low = score - MARGIN;
                int high = score + MARGIN;
                score = root(actions, depth, sign, low, high);
                if (score <= low || score >= high) {
                    score = root(actions, depth, sign, -Window.INFINITY, Window.INFINITY);
                }
                play = bestAction;
                if (Math.abs(score) > 900_000) {
                    break;
                }
            }
        } catch (Up e) {
            // play is from the last full iteration
        }
        return play;
    }

    /** The value to the side to move, and the action in bestAction. */
    private int root(List<A> actions, int depth, int sign, int low, int high) {
        int best = -Window.INFINITY;
        A bestHere = actions.get(0);
        for (A action : actions) {
            int v = after(action, depth - 1, 1, sign, Math.max(low, best), high);
            if (v > best && v > low) {
                bestHere = action;
            }
            best = Math.max(best, v);
            if (best >= high) {
                break;
            }
        }
        bestAction = bestHere;
        return best;
    }

    private int after(A action, int depth, int ply, int sign, int low, int high) {
        position.make(action);
        int v = sign * search(depth, ply, sign > 0 ? low : -high, sign > 0 ? high : -low);
        position.undo();
        return v;
    }

    /** The value to MAX. */
    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : u;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        int sign = position.player() == Player.MAX ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        int best = -Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            best = Math.max(best, after(action, depth - 1, ply + 1, sign, Math.max(low, best), high));
            if (best >= high) {
                killers.put(ply, action);
                break;
            }
        }
        return sign * best;
    }
}
