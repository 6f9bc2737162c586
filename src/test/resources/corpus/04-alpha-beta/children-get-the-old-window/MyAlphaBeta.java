// exercise: 04
// truth: wrong
// mistake: the children of an inner node get the window with which the node was entered, not the one narrowed by their earlier siblings
// player: both
// style: fail-soft, local best compared with the parameters, parameters never changed
// single: yes
// detail: always in trees of two plies and more below the node; the values are right, cuts are missing
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    public int value(final Game<S, A> game, final S state, final int alpha, final int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return switch (game.player(state)) {
            case MAX -> {
                int highest = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    int v = value(game, game.result(state, action), alpha, beta);
                    if (v > highest) highest = v;
                    if (highest >= beta) break;
                }
                yield highest;
            }
            case MIN -> {
                int lowest = Window.INFINITY;
                for (A action : game.actions(state)) {
                    int v = value(game, game.result(state, action), alpha, beta);
                    if (v < lowest) lowest = v;
                    if (lowest <= alpha) break;
                }
                yield lowest;
            }
        };
    }

    public A bestAction(final Game<S, A> game, final S state) {
        final boolean up = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A answer = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (up ? v > alpha : v < beta) {
                answer = action;
                if (up) alpha = v;
                else beta = v;
            }
        }
        return answer;
    }
}
