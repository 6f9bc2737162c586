// exercise: 08
// truth: wrong
// mistake: each ply is subtracted from every end of the game, also from MIN's wins: for MIN a later win is worth more than one now, and MAX, when lost, prefers to lose at once
// player: both
// style: alpha-beta by streams and takeWhile-like flags, one prepared runtime exception
// kind: slip
// single: yes
// detail: MIN to move with a win in one and time for three plies or more, when there is a longer win as well; MAX, when it loses, loses as soon as possible
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final RuntimeException UP = new RuntimeException("time is up", null, false, false) {};
    private static final int FAR = 4_000_000;

    private final Map<Integer, A> firstTry = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        firstTry.clear();
        List<A> actions = new ArrayList<>(position.actions());
        try {
            for (int depth = 1; depth < 50; depth++) {
                A best = chosen(position, clock, actions, depth);
                actions = withFirst(best, actions);
            }
        } catch (RuntimeException e) {
            if (e != UP) {
                throw e;
            }
        }
        return actions.get(0);
    }

    private static <T> List<T> withFirst(T favourite, List<T> all) {
        return Stream.concat(
                        all.stream().filter(each -> each.equals(favourite)),
                        all.stream().filter(each -> !each.equals(favourite)))
                .collect(Collectors.toList());
    }

    private A chosen(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int[] bounds = {-FAR, FAR};
        List<A> leaders = new ArrayList<>();
        actions.forEach(action -> {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, bounds[0], bounds[1]);
            position.undo();
            if (max ? value > bounds[0] : value < bounds[1]) {
                bounds[max ? 0 : 1] = value;
                leaders.add(action);
            }
        });
        return leaders.get(leaders.size() - 1);
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw UP;
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility - ply; // the sooner the better
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -FAR : FAR;
        for (A action : withFirst(firstTry.get(ply), position.actions())) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, Math.max(alpha, max ? best : -FAR), Math.min(beta, max ? FAR : best));
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                firstTry.put(ply, action);
                return best;
            }
        }
        return best;
    }
}
