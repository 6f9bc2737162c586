// exercise: 04
// truth: wrong
// mistake: a slot of the table is taken for the state's if the hash codes are equal; equals is never asked
// player: both
// style: chess-program table, array of slots, bounds, emptied for another game
// single: yes
// detail: rare; only if two different states of a game have equal hash codes, e.g. nodes [0, 31] and [1, 0] of a tree, or a game with a poor hashCode
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int SIZE = 1 << 12;

    private static final class Slot {
        int lock;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;

        Slot(int lock) {
            this.lock = lock;
        }
    }

    private Slot[] slots = new Slot[SIZE];
    private Game<S, A> owner;

    private void use(Game<S, A> game) {
        if (game != owner) {
            slots = new Slot[SIZE];
            owner = game;
        }
    }

    private Slot slot(S state) {
        int lock = state.hashCode();
        int index = (lock ^ lock >>> 16) & SIZE - 1;
        Slot s = slots[index];
        if (s == null || s.lock != lock) {
            s = new Slot(lock);
            slots[index] = s;
        }
        return s;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        use(game);
        return search(state, alpha, beta);
    }

    private int search(S state, int alpha, int beta) {
        if (owner.terminal(state)) return owner.utility(state);

        Slot s = slot(state);
        if (s.low == s.high || s.low >= beta) return s.low;
        if (s.high <= alpha) return s.high;

        int a = alpha, b = beta, best;
        if (owner.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A move : owner.actions(state)) {
                best = Math.max(best, search(owner.result(state, move), a, b));
                a = Math.max(a, best);
                if (a >= b) break;
            }
        } else {
            best = Window.INFINITY;
            for (A move : owner.actions(state)) {
                best = Math.min(best, search(owner.result(state, move), a, b));
                b = Math.min(b, best);
                if (a >= b) break;
            }
        }

        s = slot(state);
        if (best > alpha) s.low = Math.max(s.low, best);
        if (best < beta) s.high = Math.min(s.high, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        use(game);
        boolean max = game.player(state) == Player.MAX;
        int a = -Window.INFINITY, b = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int v = search(game.result(state, move), a, b);
            if (max ? v > a : v < b) {
                best = move;
                if (max) a = v;
                else b = v;
            }
        }
        return best;
    }
}
