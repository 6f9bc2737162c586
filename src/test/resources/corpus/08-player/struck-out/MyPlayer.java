// exercise: 08
// truth: wrong
// mistake: actions that are proved to lose are struck from the root's list; when all are, the next iteration has no action and null is played
// player: both
// style: iterator with remove at the root, helper records, loop with a flag
// kind: subtle
// single: yes
// detail: lost positions in which every action is proved to lose while time is left
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIN = 1_000_000;
    private static final int SURE = WIN - 200;

    private static final class Ring extends Exception {
        private static final long serialVersionUID = 8L;
    }

    private GivenPosition<A> board;
    private Clock clock;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.board = position;
        this.clock = clock;
        this.history = new HashMap<>();
        List<A> open = new ArrayList<>(position.actions());
        A answer = open.get(0);
        boolean won = false;
        for (int depth = 1; depth < 100 && !won; depth++) {
            int sign = position.player() == Player.MAX ? 1 : -1;
            A best = null;
            int bestScore = -2 * WIN;
            List<A> lost = new ArrayList<>();
            try {
                for (Iterator<A> all = open.iterator(); all.hasNext(); ) {
                    A action = all.next();
                    board.make(action);
                    int alpha = sign > 0 ? bestScore : -2 * WIN;
                    int beta = sign > 0 ? 2 * WIN : -bestScore;
                    int score = sign * value(depth - 1, 1, alpha, beta);
                    board.undo();
                    if (score > bestScore) {
                        best = action;
                        bestScore = score;
                    }
                    if (score <= -SURE) {
                        lost.add(action); // no need to look deeper
                    }
                }
            } catch (Ring ring) {
                return answer;
            }
            answer = best;
            won = bestScore >= SURE;
            open.removeAll(lost);
            if (open.remove(best)) {
                open.add(0, best);
            }
        }
        return answer;
    }

    private int value(int depth, int ply, int alpha, int beta) throws Ring {
        if (clock.isUp()) {
            throw new Ring();
        }
        if (board.terminal()) {
            int u = board.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return board.evaluation();
        }
        List<A> actions = new ArrayList<>(board.actions());
        actions.sort((x, y) -> history.getOrDefault(y, 0) - history.getOrDefault(x, 0));
        boolean max = board.player() == Player.MAX;
        int best = max ? -2 * WIN : 2 * WIN;
        for (A action : actions) {
            board.make(action);
            int v = value(depth - 1, ply + 1, alpha, beta);
            board.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(action, 1 + depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
