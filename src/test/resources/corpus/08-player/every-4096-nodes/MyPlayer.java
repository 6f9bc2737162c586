// exercise: 08
// truth: wrong
// mistake: the clock is asked at every 4,096th node only, so the move can come up to 4,095 moves on the position too late
// player: both
// style: ported from a C engine, negamax, node counter
// single: yes
// detail: sometimes, about half of the moves with a clock that counts moves are more than 2,000 late
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MATE = Window.MAX_VALUE;
    private long nodes;
    private boolean abort;
    private Clock clock;
    private GivenPosition<A> pos;
    private final List<A> killer = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        pos = position;
        this.clock = clock;
        nodes = 0;
        abort = false;
        killer.clear();
        for (int i = 0; i < 128; i++) killer.add(null);
        List<A> root = new ArrayList<>(pos.actions());
        A bestmove = root.get(0);
        int side = pos.player() == Player.MAX ? 1 : -1;
        if (clock.isUp()) return bestmove;
        for (int depth = 1; depth < 100; depth++) {
            int alpha = -Window.INFINITY;
            A iterbest = null;
            for (A m : root) {
                pos.make(m);
                int score = -negamax(-Window.INFINITY, -alpha, depth - 1, 1, -side);
                pos.undo();
                if (abort) return bestmove;
                if (score > alpha) {
                    alpha = score;
                    iterbest = m;
                }
            }
            bestmove = iterbest;
            root.remove(bestmove);
            root.add(0, bestmove);
            if (alpha >= MATE - 100 || alpha <= -MATE + 100) break;
        }
        return bestmove;
    }

    private int negamax(int alpha, int beta, int depth, int ply, int side) {
        if ((++nodes & 4095) == 0 && clock.isUp()) abort = true;
        if (abort) return 0;
        if (pos.terminal()) {
            int u = side * pos.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) return side * pos.evaluation();
        List<A> moves = pos.actions();
        A k = killer.get(ply);
        if (k != null && moves.contains(k)) {
            moves = new ArrayList<>(moves);
            moves.remove(k);
            moves.add(0, k);
        }
        int best = -Window.INFINITY;
        for (A m : moves) {
            pos.make(m);
            int score = -negamax(-beta, -alpha, depth - 1, ply + 1, -side);
            pos.undo();
            if (abort) return 0;
            if (score > best) best = score;
            if (score > alpha) alpha = score;
            if (alpha >= beta) {
                killer.set(ply, m);
                break;
            }
        }
        return best;
    }
}
