// Wrong: an iteration that was cut off counts once three of four actions were looked at, and the best may be the fourth.
// Fails first: Never plays the move of an iteration that was cut off half-way
// Says: two plies ahead the opponent wins after it
// Diagnosis: best-of-an-unfinished-iteration

import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private A leader;
    private int looked;

    private static final class NoMoreTime extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> moves = new ArrayList<>(position.actions());
        A sure = moves.get(0);
        for (int plies = 1; plies < 60; plies++) {
            leader = null;
            looked = 0;
            try {
                lead(position, clock, moves, plies);
                sure = leader;
            } catch (NoMoreTime e) {
                return 4 * looked >= 3 * moves.size() ? leader : sure;
            }
        }
        return sure;
    }

    private void lead(GivenPosition<A> position, Clock clock, List<A> moves, int plies) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        int most = -Window.INFINITY;
        for (A move : moves) {
            position.make(move);
            int worth = -search(position, clock, plies - 1, -sign, -Window.INFINITY, -most, 1);
            position.undo();
            looked++;
            if (worth > most) {
                most = worth;
                leader = move;
            }
        }
    }

    private int search(GivenPosition<A> position, Clock clock, int left, int sign, int low, int high, int ply) {
        if (clock.isUp()) {
            throw new NoMoreTime();
        }
        if (position.terminal()) {
            int worth = sign * position.utility();
            return worth - ply * Integer.signum(worth);
        }
        if (left == 0) {
            return sign * position.evaluation();
        }
        int most = -Window.INFINITY;
        for (A move : position.actions()) {
            position.make(move);
            most = Math.max(most, -search(position, clock, left - 1, -sign, -high, -Math.max(low, most), ply + 1));
            position.undo();
            if (most >= high) {
                return most;
            }
        }
        return most;
    }
}
