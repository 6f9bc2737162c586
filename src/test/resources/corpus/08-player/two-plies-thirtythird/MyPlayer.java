// exercise: 08
// truth: wrong
// mistake: the depth is fixed at two plies: it never looks deeper, however much time there is
// player: both
// style: streams, two plies
// kind: slip
// single: yes
// detail: all positions in which a deeper look matters, and time is left over
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEPTH = 2;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        boolean max = position.player() == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : position.actions()) {
            if (clock.isUp() && best != null) {
                return best;
            }
            position.make(action);
            int value = value(position, clock, DEPTH - 1, 1);
            position.undo();
            if (best == null || (max ? value > bestValue : value < bestValue)) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply) {
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        IntStream values = position.actions().stream().mapToInt(action -> {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1);
            position.undo();
            return value;
        });
        return position.player() == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
    }
}
