// exercise: 08
// truth: right
// mistake: none; a flag ends the recursion, and a move is only written down when the flag is not set
// player: both
// style: boolean flag, two methods for the players, killers
// single: yes
// detail: right
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private GivenPosition<A> board;
    private Clock clock;
    private boolean stopped;
    private List<A> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.board = position;
        this.clock = clock;
        this.stopped = false;
        this.killers = new ArrayList<>(Collections.nCopies(70, null));
        List<A> actions = new ArrayList<>(board.actions());
        boolean max = board.player() == Player.MAX;
        A result = actions.get(0);
        for (int depth = 1; depth < 60; depth++) {
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A best = actions.get(0);
            for (A action : actions) {
                board.make(action);
                int v = value(depth - 1, 1, alpha, beta);
                if (stopped) {
                    return result;
                }
                board.undo();
                if (max && v > alpha) {
                    alpha = v;
                    best = action;
                } else if (!max && v < beta) {
                    beta = v;
                    best = action;
                }
            }
            result = best;
            int value = max ? alpha : beta;
            if (value > 900_000 || value < -900_000) {
                return result;
            }
            toFront(actions, best);
        }
        return result;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (stopped || clock.isUp()) {
            stopped = true;
            return 0;
        }
        if (board.terminal()) {
            int u = board.utility();
            if (u > 0) {
                return u - ply;
            }
            return u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return board.evaluation();
        }
        List<A> actions = new ArrayList<>(board.actions());
        toFront(actions, killers.get(depth));
        return board.player() == Player.MAX ? max(actions, depth, ply, alpha, beta) : min(actions, depth, ply, alpha, beta);
    }

    private int max(List<A> actions, int depth, int ply, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : actions) {
            board.make(action);
            int v = value(depth - 1, ply + 1, Math.max(alpha, best), beta);
            if (stopped) {
                return 0;
            }
            board.undo();
            best = Math.max(best, v);
            if (best >= beta) {
                killers.set(depth, action);
                return best;
            }
        }
        return best;
    }

    private int min(List<A> actions, int depth, int ply, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : actions) {
            board.make(action);
            int v = value(depth - 1, ply + 1, alpha, Math.min(beta, best));
            if (stopped) {
                return 0;
            }
            board.undo();
            best = Math.min(best, v);
            if (best <= alpha) {
                killers.set(depth, action);
                return best;
            }
        }
        return best;
    }

    private static <T> void toFront(List<T> list, T item) {
        if (item != null && list.remove(item)) {
            list.add(0, item);
        }
    }
}
