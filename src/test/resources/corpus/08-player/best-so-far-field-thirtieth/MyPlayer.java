// exercise: 08
// truth: wrong
// mistake: the move to play is a field that the loop over the root actions writes, so the best so far of an unfinished iteration is played
// player: both
// style: fields, checked exception, two methods for MAX and MIN
// kind: slip
// single: yes
// detail: when the clock ends in the middle of an iteration after the field was written in it; the root actions are tried in the given order

import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class OutOfTime extends Exception {
        private static final long serialVersionUID = 1;
    }

    private A bestMove;
    private Clock clock;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        history.clear();
        bestMove = position.actions().get(0);
        try {
            for (int depth = 1; depth < 50; depth++) {
                int value = position.player() == Player.MAX
                        ? max(position, depth, 0, -10_000_000, 10_000_000)
                        : min(position, depth, 0, -10_000_000, 10_000_000);
                if (value > 999_900 || value < -999_900) {
                    break;
                }
            }
        } catch (OutOfTime e) {
            return bestMove;
        }
        return bestMove;
    }

    private List<A> moves(GivenPosition<A> position, int ply) {
        List<A> moves = new LinkedList<>(position.actions());
        if (ply > 0) {
            moves.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
        }
        return moves;
    }

    private int leaf(GivenPosition<A> position, int ply) {
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        return position.evaluation();
    }

    private int max(GivenPosition<A> position, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) throw new OutOfTime();
        if (depth == 0 || position.terminal()) return leaf(position, ply);
        int best = -10_000_000;
        for (A a : moves(position, ply)) {
            position.make(a);
            int v = other(position, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (v > best) {
                best = v;
                if (ply == 0) bestMove = a;
            }
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                history.merge(a, 1, Integer::sum);
                break;
            }
        }
        return best;
    }

    private int min(GivenPosition<A> position, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) throw new OutOfTime();
        if (depth == 0 || position.terminal()) return leaf(position, ply);
        int best = 10_000_000;
        for (A a : moves(position, ply)) {
            position.make(a);
            int v = other(position, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (v < best) {
                best = v;
                if (ply == 0) bestMove = a;
            }
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                history.merge(a, 1, Integer::sum);
                break;
            }
        }
        return best;
    }

    private int other(GivenPosition<A> position, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (position.terminal()) {
            if (clock.isUp()) throw new OutOfTime();
            return leaf(position, ply);
        }
        return position.player() == Player.MAX ? max(position, depth, ply, alpha, beta) : min(position, depth, ply, alpha, beta);
    }
}
