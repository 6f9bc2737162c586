// Wrong: the clock is asked before each move at the root, and nowhere below.
// Fails first: Uses its time and keeps it: deeper until the clock is up, and then the move comes at once
// Says: a move after
// Diagnosis: clock-asked-too-rarely

import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private GivenPosition<A> here;
    private A[] killers;

    @Override
    @SuppressWarnings("unchecked")
    public A move(GivenPosition<A> position, Clock clock) {
        here = position;
        killers = (A[]) new Object[64];
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        int sign = position.player() == Player.MAX ? 1 : -1;
        for (int plies = 1; plies < 60; plies++) {
            A best = null;
            int value = -Window.INFINITY;
            for (A move : moves) {
                if (clock.isUp()) {
                    return answer;
                }
                here.make(move);
                int worth = -negamax(plies - 1, 1, -sign, -Window.INFINITY, -value);
                here.undo();
                if (best == null || worth > value) {
                    value = worth;
                    best = move;
                }
            }
            answer = best;
            if (Math.abs(value) > 900_000) {
                return answer;
            }
            moves.remove(answer);
            moves.add(0, answer);
        }
        return answer;
    }

    private int negamax(int plies, int way, int sign, int alpha, int beta) {
        if (here.terminal()) {
            int end = sign * here.utility();
            return end - Integer.signum(end) * way;
        }
        if (plies == 0) {
            return sign * here.evaluation();
        }
        List<A> moves = new ArrayList<>(here.actions());
        A killer = killers[way];
        if (killer != null && moves.remove(killer)) {
            moves.add(0, killer);
        }
        int best = -Window.INFINITY;
        for (A move : moves) {
            here.make(move);
            best = Math.max(best, -negamax(plies - 1, way + 1, -sign, -beta, -Math.max(alpha, best)));
            here.undo();
            if (best >= beta) {
                killers[way] = move;
                break;
            }
        }
        return best;
    }
}
