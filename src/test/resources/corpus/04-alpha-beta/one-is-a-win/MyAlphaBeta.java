// exercise: 04
// truth: wrong
// mistake: a MAX node returns as soon as it has found a 1, as if nothing could be better, as in Tic-Tac-Toe
// player: MAX
// style: one method with a switch, fail-soft
// single: yes
// detail: sometimes; needs a child worth exactly 1 before a better one
import plybook.game.Game;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WIN = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        switch (game.player(state)) {
            case MAX -> {
                int top = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    top = Math.max(top, value(game, game.result(state, action), alpha, beta));
                    if (top == WIN || top >= beta) {
                        return top;
                    }
                    alpha = Math.max(alpha, top);
                }
                return top;
            }
            default -> {
                int bottom = Window.INFINITY;
                for (A action : game.actions(state)) {
                    bottom = Math.min(bottom, value(game, game.result(state, action), alpha, beta));
                    if (bottom <= alpha) {
                        return bottom;
                    }
                    beta = Math.min(beta, bottom);
                }
                return bottom;
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A favourite = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            switch (game.player(state)) {
                case MAX -> {
                    if (v > alpha) {
                        alpha = v;
                        favourite = action;
                    }
                }
                case MIN -> {
                    if (v < beta) {
                        beta = v;
                        favourite = action;
                    }
                }
            }
        }
        return favourite;
    }
}
