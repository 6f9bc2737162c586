// exercise: 08
// truth: wrong
// mistake: the root window begins at Integer.MIN_VALUE, which stays itself when it is negated, so the opponent's node is entered with a beta below everything and is left after its first answer
// kind: slip
// player: both
// style: negamax by side, Integer.MIN_VALUE as infinity
// single: yes
// detail: concerns the actions that are searched before alpha has been raised, that is, the first action of each iteration
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class ClockIsUp extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final Map<Integer, A> killers = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> givenPosition, Clock givenClock) {
        position = givenPosition;
        clock = givenClock;
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A chosen = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                chosen = search(actions, depth);
                actions.remove(chosen);
                actions.add(0, chosen);
            }
        } catch (ClockIsUp e) {
            return chosen;
        }
        return chosen;
    }

    private A search(List<A> actions, int depth) {
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        A best = actions.get(0);
        Player me = position.player();
        for (A action : actions) {
            position.make(action);
            int score = negamax(me, depth - 1, 1, alpha, beta);
            position.undo();
            if (score > alpha) {
                alpha = score;
                best = action;
            }
        }
        return best;
    }

    private int negamax(Player me, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        int colour = me == Player.MAX ? 1 : -1;
        if (position.terminal()) {
            int utility = colour * position.utility();
            return utility - ply * Integer.signum(utility);
        }
        if (depth == 0) {
            return colour * position.evaluation();
        }
        if (position.player() != me) {
            return -negamax(me.opponent(), depth, ply, -beta, -alpha);
        }
        int best = -Integer.MAX_VALUE;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            position.make(action);
            int score = negamax(me, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = Math.max(best, score);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                killers.put(ply, action);
                return best;
            }
        }
        return best;
    }
}
