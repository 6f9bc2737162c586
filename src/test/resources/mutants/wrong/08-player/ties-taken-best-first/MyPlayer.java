// Wrong: at the root an action replaces the best where its value is only as good, and a fail-hard search gives whatever is cut just that value.
// Fails first: A legal move on any board, however little time there is, and the win where one move wins
// Says: could have been over
// Diagnosis: ties-at-the-root

import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class NoMoreTime extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> moves = new ArrayList<>(position.actions());
        try {
            for (int plies = 1; plies < 60; plies++) {
                A favourite = favourite(position, clock, moves, plies);
                moves.remove(favourite);
                moves.add(0, favourite);
            }
        } catch (NoMoreTime e) {
            return moves.get(0);
        }
        return moves.get(0);
    }

    private A favourite(GivenPosition<A> position, Clock clock, List<A> moves, int plies) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        int most = -Window.INFINITY;
        A favourite = moves.get(0);
        for (A move : moves) {
            position.make(move);
            int worth = -search(position, clock, plies - 1, -sign, -Window.INFINITY, -most, 1);
            position.undo();
            if (worth >= most) {
                most = worth;
                favourite = move;
            }
        }
        return favourite;
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
        for (A move : position.actions()) {
            position.make(move);
            low = Math.max(low, -search(position, clock, left - 1, -sign, -high, -low, ply + 1));
            position.undo();
            if (low >= high) {
                return high;
            }
        }
        return low;
    }
}
