// exercise: 08
// truth: wrong
// mistake: where MIN is to move, an action that the null window shows to be better is not searched again, so its bound, beta - 1, is taken as its value
// player: both
// style: SCOUT with a branch for each player
// single: yes
// detail: sometimes; at MIN nodes only, also below a root of MAX, where a later action is better than the first and another better still
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int FAR = 1_500_000;

    private static final class Expired extends RuntimeException {
        Expired() {
            super(null, null, false, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private A rootChoice;
    private List<A> rootList;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history.clear();
        rootList = new ArrayList<>(position.actions());
        A safe = rootList.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int value = scout(depth, 0, -FAR, FAR);
                safe = rootChoice;
                rootList.remove(safe);
                rootList.add(0, safe);
                if (Math.abs(value) > 999_000) {
                    break;
                }
            }
        } catch (Expired e) {
            return safe;
        }
        return safe;
    }

    private int scout(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Expired();
        }
        if (position.terminal()) {
            int end = position.utility();
            return clamp(end > 0 ? end - ply : end < 0 ? end + ply : end, alpha, beta);
        }
        if (depth == 0) {
            return clamp(position.evaluation(), alpha, beta);
        }
        List<A> list = ply == 0 ? rootList : new ArrayList<>(position.actions());
        if (ply > 0) {
            list.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        }
        A choice = list.get(0);
        boolean first = true;
        if (position.player() == Player.MAX) {
            for (A action : list) {
                position.make(action);
                int value = scout(depth - 1, ply + 1, alpha, first ? beta : alpha + 1);
                if (!first && value > alpha && value < beta) {
                    value = scout(depth - 1, ply + 1, alpha, beta);
                }
                position.undo();
                first = false;
                if (value > alpha) {
                    alpha = value;
                    choice = action;
                }
                if (alpha >= beta) {
                    history.merge(action, depth * depth, Integer::sum);
                    break;
                }
            }
            if (ply == 0) rootChoice = choice;
            return alpha;
        }
        for (A action : list) {
            position.make(action);
            int value = scout(depth - 1, ply + 1, first ? alpha : beta - 1, beta);
            position.undo();
            first = false;
            if (value < beta) {
                beta = value;
                choice = action;
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        if (ply == 0) rootChoice = choice;
        return beta;
    }

    private static int clamp(int value, int alpha, int beta) {
        return Math.min(beta, Math.max(alpha, value));
    }
}
