// exercise: 08
// truth: wrong
// mistake: negamax is called at the root with colour 1, that of MAX, whoever is to move, so MIN plays what is best for MAX
// kind: slip
// player: MIN
// style: negamax with a colour, killer pairs in an array list
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 2_000_000;
    private A rootMove;
    private List<A> killers;
    private boolean timeout;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new ArrayList<>();
        timeout = false;
        A result = position.actions().get(0);
        rootMove = result;
        for (int depth = 1; depth < 50; depth++) {
            int score = negamax(position, clock, depth, 0, -INF, INF, 1);
            if (timeout) {
                break;
            }
            result = rootMove;
            if (score > 900_000 || score < -900_000) {
                break;
            }
        }
        return result;
    }

    private int negamax(GivenPosition<A> pos, Clock clock, int depth, int ply, int alpha, int beta, int colour) {
        if (ply > 0 && clock.isUp()) {
            timeout = true;
            return 0;
        }
        if (pos.terminal()) {
            int u = colour * pos.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return colour * pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        while (killers.size() <= ply) {
            killers.add(null);
        }
        A early = ply == 0 ? rootMove : killers.get(ply);
        if (early != null && moves.remove(early)) {
            moves.add(0, early);
        }
        Player me = pos.player();
        A best = null;
        int bestScore = -INF;
        for (A m : moves) {
            pos.make(m);
            int low = Math.max(alpha, bestScore);
            int score = pos.terminal() || pos.player() != me
                    ? -negamax(pos, clock, depth - 1, ply + 1, -beta, -low, -colour)
                    : negamax(pos, clock, depth - 1, ply + 1, low, beta, colour);
            if (timeout) {
                return 0;
            }
            pos.undo();
            if (score > bestScore) {
                bestScore = score;
                best = m;
            }
            if (bestScore >= beta) {
                killers.set(ply, m);
                break;
            }
        }
        if (ply == 0) {
            rootMove = best;
        }
        return bestScore;
    }
}
