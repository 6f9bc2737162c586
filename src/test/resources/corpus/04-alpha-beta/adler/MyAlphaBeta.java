// exercise: 04
// truth: wrong
// mistake: The window is tested when a node is entered, but after the test for the end, so leaves below a closed node are still asked for.
// player: both
// style: guards at the entry of the callee
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
        if (alpha >= beta) {
            return game.player(state) == Player.MAX ? beta : alpha;
        }
        if (game.player(state) == Player.MAX) {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                alpha = v > alpha ? v : alpha;
            }
            return alpha;
        }
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            beta = v < beta ? v : beta;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                choice = a;
            } else if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                choice = a;
            }
        }
        return choice;
    }
}
