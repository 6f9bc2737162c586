// exercise: 08
// truth: wrong
// mistake: the iterations end at three plies although the clock is not up
// player: both
// style: negamax with a colour, constant for the depth
// single: yes
// detail: always when there is time for more than three plies
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_DEPTH = 3;

    private static class Timeout extends RuntimeException {
    }

    private Clock clock;
    private GivenPosition<A> position;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        int colour = position.player() == Player.MAX ? 1 : -1;
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        try {
            for (int depth = 1; depth <= MAX_DEPTH; depth++) {
                A found = moves.get(0);
                int alpha = -Window.INFINITY;
                for (A move : moves) {
                    position.make(move);
                    int score = -negamax(depth - 1, -Window.INFINITY, -alpha, -colour, 1);
                    position.undo();
                    if (score > alpha) {
                        alpha = score;
                        found = move;
                    }
                }
                answer = found;
                moves.remove(found);
                moves.add(0, found);
            }
        } catch (Timeout e) {
            return answer;
        }
        return answer;
    }

    private int negamax(int depth, int alpha, int beta, int colour, int ply) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            int u = position.utility();
            int shorter = u > 0 ? u - ply : u < 0 ? u + ply : 0;
            return colour * shorter;
        }
        if (depth == 0) {
            return colour * position.evaluation();
        }
        int best = -Window.INFINITY;
        for (A move : position.actions()) {
            position.make(move);
            int score = -negamax(depth - 1, -beta, -alpha, -colour, ply + 1);
            position.undo();
            best = Math.max(best, score);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
