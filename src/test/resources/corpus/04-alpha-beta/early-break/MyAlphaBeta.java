// exercise: 04
// truth: wrong
// mistake: At a MAX node the loop is left as soon as a child's value reaches beta, before that value has been taken into the best, so too little is returned.
// player: MAX
// style: switch over the player, break before the update
// single: yes
// detail: whenever a MAX node is cut: its number may be below beta although its value is not

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
        int best;
        switch (game.player(state)) {
            case MAX -> {
                best = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    int current = value(game, game.result(state, action), Math.max(alpha, best), beta);
                    if (current >= beta) {
                        break;
                    }
                    if (current > best) {
                        best = current;
                    }
                }
            }
            default -> {
                best = Window.INFINITY;
                for (A action : game.actions(state)) {
                    int current = value(game, game.result(state, action), alpha, Math.min(beta, best));
                    if (current < best) {
                        best = current;
                    }
                    if (current <= alpha) {
                        break;
                    }
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A choice = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean isMax = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int current = value(game, game.result(state, action), alpha, beta);
            if (isMax ? current > alpha : current < beta) {
                choice = action;
                if (isMax) {
                    alpha = current;
                } else {
                    beta = current;
                }
            }
        }
        return choice;
    }
}
