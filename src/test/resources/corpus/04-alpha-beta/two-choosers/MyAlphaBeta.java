// exercise: 04
// truth: wrong
// mistake: where MIN is to move, bestAction asks for each child with the full window: only MAX's half narrows it.
// player: MIN
// style: bestForMax and bestForMin, windows as records
// single: yes
// detail: the action is right; too many leaves in bestAction for MIN when an earlier child already closes a later one
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new Window(alpha, beta));
    }

    private int search(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), window);
            if (best == null || (player == Player.MAX ? v > best : v < best)) {
                best = v;
            }
            window = window.narrowedBy(player, v);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? bestForMax(game, state) : bestForMin(game, state);
    }

    private A bestForMax(Game<S, A> game, S state) {
        A best = null;
        int most = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), new Window(most, Window.INFINITY));
            if (v > most) {
                most = v;
                best = action;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> game, S state) {
        A best = null;
        int least = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), Window.FULL);
            if (v < least) {
                least = v;
                best = action;
            }
        }
        return best;
    }
}
