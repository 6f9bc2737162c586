// exercise: 08
// truth: right
// mistake: none; a flag says that the time is over, and what an iteration then returns is thrown away
// player: both
// style: negamax, two killers per ply, Optional result
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 10_000_000;
    private static final int LIMIT = 40;
    private boolean stopped;
    private List<List<A>> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        stopped = false;
        killers = new ArrayList<>();
        for (int i = 0; i <= LIMIT + 1; i++) {
            killers.add(new ArrayList<>());
        }
        List<A> moves = new ArrayList<>(position.actions());
        A chosen = moves.get(0);
        for (int depth = 1; depth <= LIMIT && !clock.isUp(); depth++) {
            Optional<A> found = iteration(position, clock, moves, depth);
            if (found.isEmpty()) {
                break;
            }
            chosen = found.get();
            moves.remove(chosen);
            moves.add(0, chosen);
        }
        return chosen;
    }

    private Optional<A> iteration(GivenPosition<A> position, Clock clock, List<A> moves, int depth) {
        int alpha = -INF;
        int sign = position.player() == Player.MAX ? 1 : -1;
        A best = null;
        for (A a : moves) {
            position.make(a);
            int v = -negamax(position, clock, depth - 1, 1, -INF, -alpha, -sign);
            if (stopped) {
                return Optional.empty();
            }
            position.undo();
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return Optional.ofNullable(best);
    }

    private int negamax(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta, int sign) {
        if (stopped || clock.isUp()) {
            stopped = true;
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return sign * (u > 0 ? u - ply : u < 0 ? u + ply : 0);
        }
        if (depth == 0) {
            return sign * position.evaluation();
        }
        List<A> moves = new ArrayList<>(position.actions());
        for (A k : killers.get(ply)) {
            if (moves.remove(k)) {
                moves.add(0, k);
            }
        }
        int best = -INF;
        for (A a : moves) {
            position.make(a);
            int v = -negamax(position, clock, depth - 1, ply + 1, -beta, -Math.max(alpha, best), -sign);
            if (stopped) {
                return 0;
            }
            position.undo();
            if (v > best) {
                best = v;
            }
            if (best >= beta) {
                List<A> here = killers.get(ply);
                here.remove(a);
                here.add(a);
                if (here.size() > 2) {
                    here.remove(0);
                }
                return best;
            }
        }
        return best;
    }
}
