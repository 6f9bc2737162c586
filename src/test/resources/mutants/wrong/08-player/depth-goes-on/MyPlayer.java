// Wrong: the depth of the last iteration is a field, so the next move begins with iterations that find no end in time.
// Fails first: A legal move on any board, however little time there is, and the win where one move wins
// Says: could have been over
// Diagnosis: kept-between-calls

import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private int plies = 1;

    private static final class NoMoreTime extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> moves = new ArrayList<>(position.actions());
        try {
            for (; plies < 60; plies++) {
                A favourite = favourite(position, clock, moves);
                moves.remove(favourite);
                moves.add(0, favourite);
            }
        } catch (NoMoreTime e) {
            return moves.get(0);
        }
        return moves.get(0);
    }

    private A favourite(GivenPosition<A> position, Clock clock, List<A> moves) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        int most = -Window.INFINITY;
        A favourite = moves.get(0);
        for (A move : moves) {
            position.make(move);
            int worth = -search(position, clock, plies - 1, -sign, -Window.INFINITY, -most, 1);
            position.undo();
            if (worth > most) {
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
