// exercise: 08
// truth: wrong
// mistake: the ply is added to a win and taken from a loss, so the slowest win and the quickest loss are preferred
// player: both
// style: killers by depth, no early end
// single: yes
// detail: sometimes: where a quick and a slow win are in reach
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 24;

    static class Timeout extends RuntimeException {
        Timeout() {
            super("time", null, false, false);
        }
    }

    private final Map<Integer, A> killer = new HashMap<>();
    private GivenPosition<A> board;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.board = position;
        this.clock = clock;
        killer.clear();
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                answer = iteration(moves, depth);
                moves.remove(answer);
                moves.add(0, answer);
            }
        } catch (Timeout t) {
            // what is finished is what counts
        }
        return answer;
    }

    private A iteration(List<A> moves, int depth) {
        boolean max = board.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = moves.get(0);
        for (A a : moves) {
            board.make(a);
            int v = search(depth - 1, 1, alpha, beta);
            board.undo();
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private int search(int depth, int height, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (board.terminal()) {
            return Integer.signum(board.utility()) * (Window.MAX_VALUE + height);
        }
        if (depth <= 0) {
            return board.evaluation();
        }
        List<A> moves = new ArrayList<>(board.actions());
        A first = killer.get(height);
        if (first != null && moves.remove(first)) {
            moves.add(0, first);
        }
        boolean max = board.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : moves) {
            board.make(a);
            int v = search(depth - 1, height + 1, alpha, beta);
            board.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killer.put(height, a);
                break;
            }
        }
        return best;
    }
}
