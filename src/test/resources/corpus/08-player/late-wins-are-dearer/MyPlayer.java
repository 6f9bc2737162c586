// exercise: 08
// truth: wrong
// mistake: the ply is added to a win and taken from a loss (the wrong way round), so a later win is worth more: a win in one is not played once a longer one is seen, and losses come sooner
// player: both
// style: negamax with killers
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** Negamax with two killers for each ply. An iteration that the clock ends leaves by an exception. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_PLY = 60;

    @SuppressWarnings("serial")
    private static class OutOfTime extends RuntimeException {}

    private GivenPosition<A> position;
    private Clock clock;
    private List<A> killer1;
    private List<A> killer2;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killer1 = new ArrayList<>(Collections.nCopies(MAX_PLY + 2, null));
        killer2 = new ArrayList<>(Collections.nCopies(MAX_PLY + 2, null));
        List<A> moves = new ArrayList<>(position.actions());
        A chosen = moves.get(0);
        try {
            for (int depth = 1; depth <= MAX_PLY; depth++) {
                A best = searchRoot(moves, depth);
                chosen = best;
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (OutOfTime e) {
            // the move of the last complete iteration stays
        }
        return chosen;
    }

    private A searchRoot(List<A> moves, int depth) {
        int alpha = -Window.INFINITY;
        A best = null;
        int sign = position.player() == Player.MAX ? 1 : -1;
        for (A move : moves) {
            position.make(move);
            int value = -negamax(depth - 1, 1, -sign, -Window.INFINITY, -alpha);
            position.undo();
            if (best == null || value > alpha) {
                best = move;
                alpha = value;
            }
        }
        return best;
    }

    private int negamax(int depth, int ply, int sign, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            int u = sign * position.utility();
            if (u > 0) {
                return u + ply;
            }
            return u < 0 ? u - ply : 0;
        }
        if (depth == 0) {
            return sign * position.evaluation();
        }
        // the side to move is asked for, in case that somebody moves twice
        if ((position.player() == Player.MAX ? 1 : -1) != sign) {
            return -negamax(depth, ply, -sign, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A move : ordered(ply)) {
            position.make(move);
            int value = -negamax(depth - 1, ply + 1, -sign, -beta, -alpha);
            position.undo();
            if (value > best) {
                best = value;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                if (!move.equals(killer1.get(ply))) {
                    killer2.set(ply, killer1.get(ply));
                    killer1.set(ply, move);
                }
                break;
            }
        }
        return best;
    }

    private List<A> ordered(int ply) {
        List<A> moves = new ArrayList<>(position.actions());
        toFront(moves, killer2.get(ply));
        toFront(moves, killer1.get(ply));
        return moves;
    }

    private void toFront(List<A> moves, A move) {
        if (move != null && moves.remove(move)) {
            moves.add(0, move);
        }
    }
}
