// exercise: 08
// truth: right
// mistake: none; the root's actions are sorted by their last values (stable), then deepened ply by ply
// player: both
// style: mutable root-move objects, history by side
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public final class MyPlayer<A> implements PlayerTask<A> {

    private final class RootMove {
        final A action;
        int score;
        int next;

        RootMove(A action) {
            this.action = action;
        }
    }

    private static final class NoMoreTime extends RuntimeException {
        NoMoreTime() {
            super(null, null, false, false);
        }
    }

    private Map<A, int[]> cutsByPly;
    private Clock clock;
    private GivenPosition<A> pos;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        cutsByPly = new HashMap<>();
        boolean max = position.player() == Player.MAX;
        List<RootMove> moves = new ArrayList<>();
        for (A a : position.actions()) {
            moves.add(new RootMove(a));
        }
        int depth = 1;
        try {
            while (depth <= 63) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                for (RootMove m : moves) {
                    pos.make(m.action);
                    int v = value(depth - 1, 1, alpha, beta);
                    pos.undo();
                    boolean better = max ? v > alpha : v < beta;
                    // an action that is not better has only a bound, and is sorted behind
                    m.next = better ? v : max ? -Window.INFINITY : Window.INFINITY;
                    if (better && max) {
                        alpha = v;
                    } else if (better) {
                        beta = v;
                    }
                }
                for (RootMove m : moves) {
                    m.score = max ? m.next : -m.next;
                }
                moves.sort(Comparator.comparingInt((RootMove m) -> m.score).reversed());
                if (Math.abs(moves.get(0).score) > Window.MAX_VALUE - 64) {
                    break;
                }
                depth++;
            }
        } catch (NoMoreTime e) {
            // the list is still in the order of the last finished iteration
        }
        return moves.get(0).action;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new NoMoreTime();
        }
        if (pos.terminal()) {
            return sooner(pos.utility(), ply);
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        List<A> actions = new ArrayList<>(pos.actions());
        actions.sort(Comparator.comparingInt(a -> -cuts(a)[ply % 2]));
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : actions) {
            pos.make(a);
            int v = value(depth - 1, ply + 1, alpha, beta);
            pos.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                cuts(a)[ply % 2] += 1 << Math.min(depth, 12);
                break;
            }
        }
        return best;
    }

    private int[] cuts(A a) {
        return cutsByPly.computeIfAbsent(a, key -> new int[2]);
    }

    private static int sooner(int utility, int ply) {
        return switch (Integer.signum(utility)) {
            case 1 -> utility - ply;
            case -1 -> utility + ply;
            default -> 0;
        };
    }
}
