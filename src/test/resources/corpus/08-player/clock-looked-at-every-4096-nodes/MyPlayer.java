// exercise: 08
// truth: wrong
// mistake: the clock is only asked at every 4096th node, as chess engines do, so the move may come more than 2,000 moves after the clock is up
// kind: slip
// player: both
// style: engine-like with a node counter, killers in two slots
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_PLY = 64;
    private static final int MASK = 4096 - 1;

    private static final class Abort extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Abort() {
            super("time", null, false, false);
        }
    }

    private final Object[][] killers = new Object[MAX_PLY + 1][2];
    private long nodes;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.nodes = 0;
        for (Object[] pair : killers) {
            pair[0] = null;
            pair[1] = null;
        }
        List<A> moves = new ArrayList<>(position.actions());
        A pv = moves.get(0);
        try {
            for (int depth = 1; depth < MAX_PLY; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                boolean max = position.player() == Player.MAX;
                A best = moves.get(0);
                for (A move : moves) {
                    position.make(move);
                    int score = alphaBeta(position, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && score > alpha) {
                        alpha = score;
                        best = move;
                    }
                    if (!max && score < beta) {
                        beta = score;
                        best = move;
                    }
                }
                pv = best;
                moves.remove(pv);
                moves.add(0, pv);
                if (Math.abs(max ? alpha : beta) >= Window.MAX_VALUE - MAX_PLY) {
                    break;
                }
            }
        } catch (Abort abort) {
            return pv;
        }
        return pv;
    }

    private int alphaBeta(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        nodes++;
        // asking the clock costs time
        if ((nodes & MASK) == 0 && clock.isUp()) {
            throw new Abort();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth <= 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : generate(position, ply)) {
            position.make(move);
            int score = alphaBeta(position, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, score);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, score);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                if (!move.equals(killers[ply][0])) {
                    killers[ply][1] = killers[ply][0];
                    killers[ply][0] = move;
                }
                break;
            }
        }
        return best;
    }

    private List<A> generate(GivenPosition<A> position, int ply) {
        List<A> first = new ArrayList<>();
        List<A> others = new ArrayList<>();
        for (A move : position.actions()) {
            if (move.equals(killers[ply][0])) {
                first.add(0, move);
            } else if (move.equals(killers[ply][1])) {
                first.add(move);
            } else {
                others.add(move);
            }
        }
        first.addAll(others);
        return first;
    }
}
