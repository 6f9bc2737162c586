// exercise: 08
// truth: right
// mistake: none; the root moves are sorted by their values of the iteration before
// player: both
// style: Optional for an unfinished iteration, scored root moves, killer per depth
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> refutation = new HashMap<>();

    private static final class Scored<A> {
        final A action;
        int score;

        Scored(A action) {
            this.action = action;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        refutation.clear();
        List<Scored<A>> moves = new ArrayList<>();
        for (A action : position.actions()) {
            moves.add(new Scored<>(action));
        }
        A play = moves.get(0).action;
        for (int depth = 1; depth <= 40; depth++) {
            Optional<Scored<A>> result = iteration(position, clock, moves, depth);
            if (result.isEmpty()) {
                break;
            }
            play = result.get().action;
            if (Math.abs(result.get().score) >= Window.MAX_VALUE - 100) {
                break;
            }
        }
        return play;
    }

    private Optional<Scored<A>> iteration(GivenPosition<A> position, Clock clock, List<Scored<A>> moves, int depth) {
        boolean max = position.player() == Player.MAX;
        Scored<A> best = null;
        for (Scored<A> each : moves) {
            int alpha = max && best != null ? best.score : -Window.INFINITY;
            int beta = !max && best != null ? best.score : Window.INFINITY;
            position.make(each.action);
            OptionalInt value = value(position, clock, depth - 1, 1, alpha, beta);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            position.undo();
            each.score = value.getAsInt();
            if (best == null || (max ? each.score > best.score : each.score < best.score)) {
                best = each;
            }
        }
        moves.sort((a, b) -> max ? Integer.compare(b.score, a.score) : Integer.compare(a.score, b.score));
        moves.remove(best); // others may have a bound that is equal
        moves.add(0, best);
        return Optional.of(best);
    }

    private OptionalInt value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return OptionalInt.empty();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return OptionalInt.of(utility > 0 ? utility - ply : utility < 0 ? utility + ply : utility);
        }
        if (depth == 0) {
            return OptionalInt.of(position.evaluation());
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        int where = actions.indexOf(refutation.get(ply));
        if (where > 0) {
            Collections.swap(actions, 0, where);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            OptionalInt child = value(position, clock, depth - 1, ply + 1, alpha, beta);
            if (child.isEmpty()) {
                return child;
            }
            position.undo();
            int v = child.getAsInt();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                refutation.put(ply, action);
                break;
            }
        }
        return OptionalInt.of(best);
    }
}
