// exercise: 08
// truth: wrong
// mistake: a value of 100,000 or more counts as decided and ends the deepening, but an estimate may be exactly 100,000 and proves nothing
// player: both
// style: constants, killer list for each ply, exception
// kind: subtle
// single: yes
// detail: only when the value of an iteration is exactly plus or minus 100,000, the largest estimate: the move is played with most of the time unused, although a deeper look may refute it

import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    /** Beyond this somebody has won. */
    private static final int ESTIMATES = 100_000;

    private static final int DEEPEST = 80;

    private static final class ClockIsUp extends RuntimeException {
        private static final long serialVersionUID = 1;

        ClockIsUp() {
            super(null, null, false, false);
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private List<A> killers;
    private A rootBest;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.killers = new ArrayList<>();
        for (int i = 0; i <= DEEPEST; i++) {
            killers.add(null);
        }
        A play = position.actions().get(0);
        int depth = 0;
        try {
            while (depth < DEEPEST) {
                depth++;
                int value = search(depth, 0, -Window.INFINITY, Window.INFINITY);
                play = rootBest;
                killers.set(0, play);
                if (isDecided(value)) {
                    break;
                }
            }
        } catch (ClockIsUp e) {
            return play;
        }
        return play;
    }

    private static boolean isDecided(int value) {
        return value >= ESTIMATES || value <= -ESTIMATES;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : utility;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = 0;
        A bestAction = null;
        for (A action : actions) {
            position.make(action);
            int value = search(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (bestAction == null || (max && value > best) || (!max && value < best)) {
                best = value;
                bestAction = action;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.set(ply, action);
                break;
            }
        }
        if (ply == 0) {
            rootBest = bestAction;
        }
        return best;
    }
}
