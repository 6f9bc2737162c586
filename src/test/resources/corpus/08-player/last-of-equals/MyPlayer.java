// exercise: 08
// truth: wrong
// mistake: at the root an action replaces the best when its number is equal, although that number may be only a bound of an action that is worse
// player: both
// style: everything seen from the player at the root by a sign, comparator on a history of cuts
// kind: slip
// single: yes
// detail: when a later action is cut at the root with a bound equal to the best value
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    static final int INF = 2_000_000;

    static final class Abort extends Exception {
        private static final long serialVersionUID = 7;
    }

    private final Map<A, Integer> cutters = new HashMap<>();
    private int sign;

    @Override
    public A move(GivenPosition<A> p, Clock clock) {
        cutters.clear();
        Player me = p.player();
        sign = me == Player.MAX ? 1 : -1;
        List<A> moves = new ArrayList<>(p.actions());
        A toPlay = moves.get(0);
        try {
            for (int depth = 1; depth <= 60; depth++) {
                int alpha = -INF;
                A best = null;
                for (A move : moves) {
                    p.make(move);
                    int score = search(p, clock, me, depth - 1, 1, alpha, INF);
                    p.undo();
                    if (score >= alpha) {
                        alpha = score;
                        best = move;
                    }
                }
                toPlay = best;
                if (Math.abs(alpha) > 990_000) {
                    break;
                }
                moves.remove(toPlay);
                moves.add(0, toPlay);
            }
        } catch (Abort e) {
            return toPlay;
        }
        return toPlay;
    }

    /** The value to me, the player at the root. */
    private int search(GivenPosition<A> p, Clock clock, Player me, int depth, int ply, int alpha, int beta)
            throws Abort {
        if (clock.isUp()) {
            throw new Abort();
        }
        if (p.terminal()) {
            int mine = sign * p.utility();
            return mine > 0 ? mine - ply : mine < 0 ? mine + ply : 0;
        }
        if (depth == 0) {
            return sign * p.evaluation();
        }
        boolean myTurn = p.player() == me;
        List<A> moves = new ArrayList<>(p.actions());
        moves.sort((a, b) -> cutters.getOrDefault(b, 0) - cutters.getOrDefault(a, 0));
        int best = myTurn ? -INF : INF;
        for (A move : moves) {
            p.make(move);
            int score = search(p, clock, me, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (myTurn) {
                best = Math.max(best, score);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, score);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                cutters.merge(move, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
