// exercise: 08
// truth: wrong
// mistake: a game that is over counts as lost for the side that would be next, as in chess; utility is never asked, so that a tie counts as a win for whoever moved last
// player: both
// style: negamax with plies, the side is counted along
// single: yes
// detail: only where a tie is within reach: a board that gets full, or an end worth 0 (or a move that loses at once) in a tree
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
    private static final int INFINITE = 2 * MATE;

    private static final class Flag extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private GivenPosition<A> board;
    private Clock clock;
    private int side;
    private Map<Integer, A> killers;
    private A pv;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.board = position;
        this.clock = clock;
        this.side = position.player() == Player.MAX ? 1 : -1;
        this.killers = new HashMap<>();
        A best = position.actions().get(0);
        try {
            for (int depth = 1; depth < 64; depth++) {
                pv = best;
                int score = search(depth, 0, -INFINITE, INFINITE);
                best = pv;
                if (Math.abs(score) > MATE - 100) {
                    return best;
                }
            }
        } catch (Flag flag) {
            return best;
        }
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (ply > 0 && clock.isUp()) {
            throw new Flag();
        }
        int toMove = ply % 2 == 0 ? side : -side;
        if (board.terminal()) {
            return ply - MATE; // mated
        }
        if (depth == 0) {
            return toMove * board.evaluation();
        }
        List<A> moves = new ArrayList<>(board.actions());
        A good = ply == 0 ? pv : killers.get(ply);
        if (moves.contains(good)) {
            moves.remove(good);
            moves.add(0, good);
        }
        A top = null;
        int score = -INFINITE;
        for (A move : moves) {
            board.make(move);
            int found = -search(depth - 1, ply + 1, -beta, -Math.max(alpha, score));
            board.undo();
            if (found > score) {
                score = found;
                top = move;
            }
            if (score >= beta) {
                killers.put(ply, move);
                break;
            }
        }
        if (ply == 0) {
            pv = top;
        }
        return score;
    }
}
