// exercise: 08
// truth: wrong
// mistake: the move to play begins as null, and null is returned when the clock is up before the first iteration is finished
// kind: slip
// player: both
// style: record for an iteration, Optional for its result
// single: yes
// detail: only with less time than one ply takes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class TimeOver extends Exception {
        private static final long serialVersionUID = 1;
    }

    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        A move = null;
        List<A> actions = new ArrayList<>(position.actions());
        for (int depth = 1; depth <= 50; depth++) {
            Optional<Choice<A>> choice = iterate(position, clock, actions, depth);
            if (choice.isEmpty()) {
                break;
            }
            move = choice.get().action();
            if (Math.abs(choice.get().value()) > Window.MAX_VALUE / 2) {
                break;
            }
            actions.remove(move);
            actions.add(0, move);
        }
        return move;
    }

    private Optional<Choice<A>> iterate(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        try {
            Player me = position.player();
            Choice<A> best = null;
            for (A action : actions) {
                int alpha = best != null && me == Player.MAX ? best.value() : -Window.INFINITY;
                int beta = best != null && me == Player.MIN ? best.value() : Window.INFINITY;
                position.make(action);
                int value = value(position, clock, depth - 1, 1, alpha, beta);
                position.undo();
                if (best == null || (me == Player.MAX ? value > alpha : value < beta)) {
                    best = new Choice<>(action, value);
                }
            }
            return Optional.ofNullable(best);
        } catch (TimeOver e) {
            return Optional.empty();
        }
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeOver {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            return position.utility() - ply * Integer.signum(position.utility());
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Player player = position.player();
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
        Window window = new Window(alpha, beta);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, window.alpha(), window.beta());
            position.undo();
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                history.merge(action, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
