// exercise: 04
// truth: right
// mistake: none; The window is an int[] that every node clones before it changes it, so nobody above or beside sees the changes.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new int[] {alpha, beta});
    }

    private int search(Game<S, A> game, S state, int[] given) {
        if (game.terminal(state)) return game.utility(state);
        int mine = game.player(state) == Player.MAX ? 0 : 1; // which of the two bounds is mine
        int[] window = given.clone();
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window);
            window[mine] = mine == 0 ? Math.max(window[0], v) : Math.min(window[1], v);
            if (window[0] >= window[1]) return given[1 - mine];
        }
        return window[mine];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        int[] window = {-Window.INFINITY, Window.INFINITY};
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window);
            if (v > window[0] && v < window[1]) {
                window[mine] = v;
                best = action;
            }
        }
        return best;
    }
}
