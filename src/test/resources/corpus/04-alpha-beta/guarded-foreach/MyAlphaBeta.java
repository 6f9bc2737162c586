// exercise: 04
// truth: right
// mistake: -
// player: both
// style: forEach without a break: every child is visited, but behind a guard; the window is a record in an array cell
// single: yes
// detail: never goes wrong

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
        Player mover = game.player(state);
        Window[] window = {new Window(alpha, beta)};
        game.actions(state).forEach(action -> {
            if (!window[0].closed()) {
                int v = value(game, game.result(state, action), window[0].alpha(), window[0].beta());
                window[0] = window[0].narrowedBy(mover, v);
            }
        });
        // Fail-hard: what is found is the bound that the mover has moved, or has not.
        return mover == Player.MAX ? window[0].alpha() : window[0].beta();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        return game.actions(state).stream()
                .reduce(
                        new Root<A>(Window.FULL, null),
                        (root, action) -> {
                            Window w = root.window();
                            Window after = w.narrowedBy(
                                    mover, value(game, game.result(state, action), w.alpha(), w.beta()));
                            return after.equals(w) ? root : new Root<>(after, action);
                        },
                        (one, other) -> other)
                .action();
    }

    private record Root<A>(Window window, A action) {}
}
