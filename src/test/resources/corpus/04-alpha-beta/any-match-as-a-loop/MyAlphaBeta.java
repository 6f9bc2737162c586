// exercise: 04
// truth: right
// mistake: none
// player: both
// style: streams: anyMatch is the loop and the cut, the window is in an int array of each call
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int side = game.player(state) == Player.MAX ? 0 : 1;
        int[] window = {alpha, beta};
        int[] best = {side == 0 ? -Window.INFINITY : Window.INFINITY};
        game.actions(state).stream().map(a -> game.result(state, a)).anyMatch(next -> {
            int v = value(game, next, window[0], window[1]);
            best[0] = side == 0 ? Math.max(best[0], v) : Math.min(best[0], v);
            window[side] = side == 0 ? Math.max(window[0], v) : Math.min(window[1], v);
            return window[0] >= window[1];
        });
        return best[0];
    }

    private record Root<A>(A action, int alpha, int beta) {}

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        return game.actions(state).stream()
                .reduce(
                        new Root<A>(null, -Window.INFINITY, Window.INFINITY),
                        (root, a) -> {
                            int v = value(game, game.result(state, a), root.alpha(), root.beta());
                            if (v <= root.alpha() || v >= root.beta()) return root;
                            return max ? new Root<>(a, v, root.beta()) : new Root<>(a, root.alpha(), v);
                        },
                        (x, y) -> y)
                .action();
    }
}
