// exercise: 04
// truth: right
// mistake: -
// player: both
// style: the Window record does all the work, a node returns its own bound, identity tells whether it moved
// kind: -
// single: yes
// detail: -
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
        Player owner = game.player(state);
        Window window = new Window(alpha, beta);
        for (A action : game.actions(state)) {
            int heard = value(game, game.result(state, action), window.alpha(), window.beta());
            window = window.narrowedBy(owner, heard);
            if (window.closed()) {
                break;
            }
        }
        // nobody but the owner moves the owner's bound
        return owner == Player.MAX ? window.alpha() : window.beta();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player owner = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            Window before = window;
            window = window.narrowedBy(owner, value(game, game.result(state, action), window.alpha(), window.beta()));
            if (window != before) {
                best = action;
            }
        }
        return best;
    }
}
