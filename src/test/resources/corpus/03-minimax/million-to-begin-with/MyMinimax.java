// exercise: 03
// truth: wrong
// mistake: bestAction begins with -1,000,000 for MAX and 1,000,000 for MIN and takes only what is strictly better, so it returns null if every action is worth exactly that
// player: both
// style: if and else for the two players
// single: yes
// detail: sometimes; e.g. (-1000000 -1000000) for MAX, v(1000000) for MIN; value is always right
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final int WORST = -1000000;
    private final int BEST = 1000000;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int v = WORST;
            for (A action : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, action)));
            }
            return v;
        } else {
            int v = BEST;
            for (A action : game.actions(state)) {
                v = Math.min(v, value(game, game.result(state, action)));
            }
            return v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A chosen = null;
        if (game.player(state) == Player.MAX) {
            int v = WORST;
            for (A action : game.actions(state)) {
                int w = value(game, game.result(state, action));
                if (w > v) {
                    v = w;
                    chosen = action;
                }
            }
        } else {
            int v = BEST;
            for (A action : game.actions(state)) {
                int w = value(game, game.result(state, action));
                if (w < v) {
                    v = w;
                    chosen = action;
                }
            }
        }
        return chosen;
    }
}
