// exercise: 08
// truth: wrong
// mistake: negamax turns the sign of the utility for MIN but returns the evaluation at the horizon as it is, from MAX's view
// player: both
// style: negamax ported from chess
// single: yes
// detail: whenever MIN is to move at the horizon
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
    private static final int INF = 2 * MATE;
    private static final int MAX_PLY = 64;

    private static class SearchAborted extends Exception {
        private static final long serialVersionUID = 11L;
    }

    private GivenPosition<A> board;
    private Clock clock;
    private boolean rootIsMax;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.board = position;
        this.clock = clock;
        this.rootIsMax = position.player() == Player.MAX;
        this.history = new HashMap<>();
        List<A> rootMoves = new ArrayList<>(position.actions());
        A pv = rootMoves.get(0);
        try {
            for (int depth = 1; depth < MAX_PLY; depth++) {
                pv = searchRoot(rootMoves, depth);
                rootMoves.remove(pv);
                rootMoves.add(0, pv);
            }
        } catch (SearchAborted aborted) {
            return pv;
        }
        return pv;
    }

    private A searchRoot(List<A> rootMoves, int depth) throws SearchAborted {
        A bestMove = rootMoves.get(0);
        int alpha = -INF;
        for (A move : rootMoves) {
            board.make(move);
            int score = -search(depth - 1, 1, -INF, -alpha);
            board.undo();
            if (score > alpha) {
                alpha = score;
                bestMove = move;
            }
        }
        return bestMove;
    }

    private int search(int depth, int ply, int alpha, int beta) throws SearchAborted {
        if (clock.isUp()) {
            throw new SearchAborted();
        }
        if (board.terminal()) {
            int result = (rootIsMax == (ply % 2 == 0)) ? board.utility() : -board.utility();
            return result > 0 ? MATE - ply : result < 0 ? ply - MATE : 0;
        }
        if (depth == 0) {
            return board.evaluation();
        }
        List<A> moves = new ArrayList<>(board.actions());
        moves.sort((m, n) -> history.getOrDefault(n, 0) - history.getOrDefault(m, 0));
        int best = -INF;
        for (A move : moves) {
            board.make(move);
            int score = -search(depth - 1, ply + 1, -beta, -alpha);
            board.undo();
            best = Math.max(best, score);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                history.merge(move, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
