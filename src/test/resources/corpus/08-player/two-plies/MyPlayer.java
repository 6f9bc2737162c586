// exercise: 08
// truth: wrong
// mistake: it looks two plies ahead and never deeper, however much time is left
// player: both
// style: streams, function object for the value of an action, no alpha-beta
// single: yes
// detail: whenever there is time for three plies: wins in three plies are missed and the time is left over
import java.util.List;
import java.util.function.ToIntFunction;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int PLIES = 2;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = position.actions();
        A best = actions.get(0);
        for (int depth = 1; depth <= PLIES; depth++) {
            int plies = depth;
            ToIntFunction<A> worth = action -> after(position, clock, action, plies);
            A choice = null;
            Integer value = null;
            for (A action : actions) {
                int v = worth.applyAsInt(action);
                if (clock.isUp()) {
                    return best;
                }
                if (value == null || (position.player() == Player.MAX ? v > value : v < value)) {
                    choice = action;
                    value = v;
                }
            }
            best = choice;
        }
        return best;
    }

    private int after(GivenPosition<A> position, Clock clock, A action, int depth) {
        position.make(action);
        int value;
        if (position.terminal()) {
            int utility = position.utility();
            value = utility - Integer.signum(utility) * (PLIES - depth);
        } else if (depth == 1 || clock.isUp()) {
            value = position.evaluation();
        } else {
            var values = position.actions().stream().mapToInt(next -> after(position, clock, next, depth - 1));
            value = (position.player() == Player.MAX ? values.max() : values.min()).orElseThrow();
        }
        position.undo();
        return value;
    }
}
