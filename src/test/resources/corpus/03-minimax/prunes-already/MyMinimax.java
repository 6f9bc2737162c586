// exercise: 03
// truth: right
// mistake: none; Minimax that already cuts with a window of its own inside a helper; the value with a full window is exact, every leaf is asked at most once, and bestAction compares strictly.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY);
    }

    private int search(Game<S, A> game, S state, int lo, int hi) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), lo, hi);
            if (max) lo = Math.max(lo, v);
            else hi = Math.min(hi, v);
            if (lo >= hi) break;
        }
        return max ? lo : hi;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int lo = -Window.INFINITY, hi = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), lo, hi);
            if (max && v > lo) {
                lo = v;
                best = action;
            } else if (!max && v < hi) {
                hi = v;
                best = action;
            }
        }
        return best;
    }
}
