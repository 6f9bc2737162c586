// exercise: 08
// truth: wrong
// mistake: negamax gives the ends the sign of the side to move but takes the evaluation as it is, though it is to MAX whoever moves
// kind: slip
// player: both
// style: negamax with exception, verbose
// single: yes
// detail: wrong where MIN is to move at the horizon
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 10_000_000;

    private static class TimeOver extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> moves = new ArrayList<A>(position.actions());
        A bestMove = moves.get(0);
        int depth = 1;
        int color = position.player() == Player.MAX ? 1 : -1;
        try {
            while (depth < 100) {
                int alpha = -INF;
                A bestOfIteration = null;
                for (A move : moves) {
                    position.make(move);
                    int score = child(position, clock, color, depth - 1, 1, alpha, INF);
                    position.undo();
                    if (score > alpha) {
                        alpha = score;
                        bestOfIteration = move;
                    }
                }
                bestMove = bestOfIteration;
                Collections.swap(moves, 0, moves.indexOf(bestMove));
                if (alpha > 900000 || alpha < -900000) {
                    break;
                }
                depth++;
            }
        } catch (TimeOver e) {
            // bestMove is that of the last finished iteration
        }
        return bestMove;
    }

    /** The score for the color that has just moved; the same side may be to move again. */
    private int child(GivenPosition<A> position, Clock clock, int color, int depth, int ply, int alpha, int beta) throws TimeOver {
        if (!position.terminal() && (position.player() == Player.MAX ? 1 : -1) == color && depth > 0) {
            return negamax(position, clock, color, depth, ply, alpha, beta);
        }
        return -negamax(position, clock, -color, depth, ply, -beta, -alpha);
    }

    private int negamax(GivenPosition<A> position, Clock clock, int color, int depth, int ply, int alpha, int beta) throws TimeOver {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            int result = color * position.utility();
            if (result > 0) {
                result = result - ply;
            } else if (result < 0) {
                result = result + ply;
            }
            return result;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        int best = -INF;
        for (A move : position.actions()) {
            position.make(move);
            int score = child(position, clock, color, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (score > best) {
                best = score;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
