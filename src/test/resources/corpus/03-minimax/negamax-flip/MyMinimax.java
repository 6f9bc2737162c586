// exercise: 03
// truth: wrong
// mistake: Negamax negates every child and flips the sign, so it is wrong where a player moves twice in a row.
// player: both
// style: negamax with a sign parameter
// kind: slip
// single: yes
// detail: Games in which the players do not take turns.
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = sign(game, state);
        return sign * negamax(game, state, sign);
    }

    private int negamax(Game<S, A> game, S state, int sign) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            int score = -negamax(game, game.result(state, action), -sign);
            if (score > best) {
                best = score;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game, state);
        A best = null;
        int bestScore = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            int score = sign * value(game, game.result(state, action));
            if (score > bestScore) {
                bestScore = score;
                best = action;
            }
        }
        return best;
    }
}
