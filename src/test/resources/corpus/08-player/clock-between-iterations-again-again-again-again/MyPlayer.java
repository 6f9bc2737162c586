// exercise: 08
// truth: wrong
// mistake: the clock is asked between two iterations only, never inside one, so the move comes far too late
// player: both
// style: plain iterative deepening
// single: yes
// detail: late by thousands of moves in Gomoku
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 60;
    private static final int SURE = Window.MAX_VALUE - 1000;

    private final Map<Integer, A> killers = new HashMap<>();
    private GivenPosition<A> pos;
    private int rootValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        killers.clear();
        List<A> moves = new ArrayList<>(position.actions());
        A chosen = moves.get(0);
            for (int depth = 1; depth <= DEEPEST && !clock.isUp(); depth++) {
                chosen = iteration(moves, depth);
                if (Math.abs(rootValue) >= SURE) {
                    break;
                }
                moves.remove(chosen);
                moves.add(0, chosen);
            }
        return chosen;
    }

    private A iteration(List<A> moves, int depth) {
        boolean max = pos.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = moves.get(0);
        for (A a : moves) {
            pos.make(a);
            int v = minimax(depth - 1, 1, alpha, beta);
            pos.undo();
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        rootValue = max ? alpha : beta;
        return best;
    }

    private int minimax(int depth, int ply, int alpha, int beta) {
        if (pos.terminal()) {
            return Integer.signum(pos.utility()) * (Window.MAX_VALUE - ply);
        }
        if (depth <= 0) {
            return pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        A first = killers.get(ply);
        if (first != null && moves.remove(first)) {
            moves.add(0, first);
        }
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : moves) {
            pos.make(a);
            int v = minimax(depth - 1, ply + 1, alpha, beta);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, a);
                break;
            }
        }
        return best;
    }
}
