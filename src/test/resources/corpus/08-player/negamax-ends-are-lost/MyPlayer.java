// exercise: 08
// truth: wrong
// mistake: every end is taken as lost for the side to move, without asking for its utility, so ties and ends that the side to move has won count as its loss
// player: both
// style: negamax, ported from a chess program
// single: yes
// detail: sometimes; only where a tie or an end that is good for the side to move is within reach (full small boards, trees)
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
    private static final int INF = 1_500_000;

    private static class Abort extends RuntimeException {
        Abort() {
            super("time", null, false, false);
        }
    }

    private GivenPosition<A> pos;
    private Clock clock;
    private Map<Integer, A> killers;
    private A pvMove;

    @Override
    public A move(GivenPosition<A> position, Clock c) {
        pos = position;
        clock = c;
        killers = new HashMap<>();
        List<A> moves = new ArrayList<>(pos.actions());
        A bestMove = moves.get(0);
        int depth = 1;
        try {
            while (depth < 100) {
                int score = root(moves, depth++);
                bestMove = pvMove;
                toFront(moves, bestMove);
                if (Math.abs(score) > MATE - 200) {
                    break;
                }
            }
        } catch (Abort abort) {
            return bestMove;
        }
        return bestMove;
    }

    private int root(List<A> moves, int depth) {
        int alpha = -INF;
        for (A m : moves) {
            pos.make(m);
            int score = -negamax(-INF, -alpha, depth - 1, 1);
            pos.undo();
            if (score > alpha) {
                alpha = score;
                pvMove = m;
            }
        }
        return alpha;
    }

    private int negamax(int alpha, int beta, int depth, int ply) {
        if (clock.isUp()) {
            throw new Abort();
        }
        if (pos.terminal()) {
            return -(MATE - ply);
        }
        if (depth == 0) {
            return pos.player() == Player.MAX ? pos.evaluation() : -pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        toFront(moves, killers.get(ply));
        int best = -INF;
        for (A m : moves) {
            pos.make(m);
            int score = -negamax(-beta, -alpha, depth - 1, ply + 1);
            pos.undo();
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) {
                killers.put(ply, m);
                return best;
            }
        }
        return best;
    }

    private void toFront(List<A> moves, A m) {
        int i = moves.indexOf(m);
        if (i > 0) moves.add(0, moves.remove(i));
    }
}
