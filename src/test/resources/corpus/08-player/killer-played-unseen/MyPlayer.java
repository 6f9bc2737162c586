// exercise: 08
// truth: wrong
// mistake: the killer is put in front without a look whether it is possible here, so an illegal action is made
// player: both
// style: killers by ply
// single: yes
// detail: always after some iterations
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 60;
    private static final int SURE = Window.MAX_VALUE - 1000;

    static class Done extends RuntimeException {
        Done() {
            super("time", null, false, false);
        }
    }

    private final Map<Integer, A> killer = new HashMap<>();
    private GivenPosition<A> pos;
    private Clock clock;
    private int rootValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        killer.clear();
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                answer = iteration(moves, depth);
                if (Math.abs(rootValue) >= SURE) {
                    break;
                }
                moves.remove(answer);
                moves.add(0, answer);
            }
        } catch (Done t) {
            // what is finished is what counts
        }
        return answer;
    }

    private A iteration(List<A> moves, int depth) {
        boolean max = pos.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = moves.get(0);
        for (A a : moves) {
            pos.make(a);
            int v = search(depth - 1, 1, alpha, beta);
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

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Done();
        }
        if (pos.terminal()) {
            return Integer.signum(pos.utility()) * (Window.MAX_VALUE - ply);
        }
        if (depth <= 0) {
            return pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        A hot = killer.get(ply);
        if (hot != null) {
            moves.remove(hot);
            moves.add(0, hot);
        }
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : moves) {
            pos.make(a);
            int v = search(depth - 1, ply + 1, alpha, beta);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killer.put(ply, a);
                break;
            }
        }
        return best;
    }
}
