// exercise: 08
// truth: wrong
// mistake: the clock is asked at every 8192nd node only, so the move may come thousands of moves too late
// player: both
// style: node counter with a mask, ported from a chess program
// single: yes
// detail: sometimes; if the clock is up more than 2,000 moves before the next multiple of 8192
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MATE = 1_000_000;
    private static final int MATE_IN_MAX_PLY = MATE - 128;
    private static final long NODE_MASK = 8191;

    private long nodes;
    private boolean stop;
    private Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        nodes = 0;
        stop = false;
        history = new HashMap<>();
        List<A> rootMoves = new ArrayList<>(position.actions());
        A bestMove = rootMoves.get(0);
        for (int depth = 1; depth < 100 && !stop; depth++) {
            A iterationBest = null;
            int alpha = -2 * MATE, beta = 2 * MATE;
            boolean max = position.player() == Player.MAX;
            for (A move : rootMoves) {
                position.make(move);
                int score = alphaBeta(position, clock, alpha, beta, depth - 1, 1);
                if (stop) {
                    break;
                }
                position.undo();
                if (max && score > alpha) {
                    alpha = score;
                    iterationBest = move;
                } else if (!max && score < beta) {
                    beta = score;
                    iterationBest = move;
                }
            }
            if (stop) {
                break;
            }
            bestMove = iterationBest;
            rootMoves.remove(bestMove);
            rootMoves.add(0, bestMove);
            if (Math.abs(max ? alpha : beta) >= MATE_IN_MAX_PLY) {
                break;
            }
        }
        return bestMove;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int alpha, int beta, int depth, int ply) {
        if ((++nodes & NODE_MASK) == 0 && clock.isUp()) {
            stop = true;
        }
        if (stop) {
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth <= 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> moves = new ArrayList<>(position.actions());
        moves.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        int best = max ? -2 * MATE : 2 * MATE;
        for (A move : moves) {
            position.make(move);
            int score = alphaBeta(position, clock, alpha, beta, depth - 1, ply + 1);
            if (stop) {
                return 0;
            }
            position.undo();
            if (max) {
                best = Math.max(best, score);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, score);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(move, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
