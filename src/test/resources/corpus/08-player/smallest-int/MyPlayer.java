// exercise: 08
// truth: wrong
// mistake: the window at the root begins at Integer.MIN_VALUE, whose negative is itself, so that below the first action every reply cuts at once
// player: both
// style: negamax with a colour
// single: yes
// detail: the first action of every iteration is judged by the first reply alone; from two plies on
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Map<Integer, A> killers;

    private static final class Timeout extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        int colour = position.player() == Player.MAX ? 1 : -1;
        A result = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int alpha = Integer.MIN_VALUE;
                int beta = Integer.MAX_VALUE;
                A best = actions.get(0);
                for (A action : actions) {
                    position.make(action);
                    int value = -negamax(position, clock, depth - 1, 1, -beta, -alpha, -colour);
                    position.undo();
                    if (value > alpha) {
                        alpha = value;
                        best = action;
                    }
                }
                result = best;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(alpha) >= 999_000) {
                    break;
                }
            }
        } catch (Timeout e) {
            return result;
        }
        return result;
    }

    private int negamax(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta, int colour) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return colour * (utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0);
        }
        if (depth == 0) {
            return colour * position.evaluation();
        }
        List<A> moves = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (moves.remove(killer)) {
            moves.add(0, killer);
        }
        int best = -Integer.MAX_VALUE;
        for (A move : moves) {
            position.make(move);
            int value = -negamax(position, clock, depth - 1, ply + 1, -beta, -alpha, -colour);
            position.undo();
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                killers.put(depth, move);
                break;
            }
        }
        return best;
    }
}
