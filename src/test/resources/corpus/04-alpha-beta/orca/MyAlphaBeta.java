// exercise: 04
// truth: wrong
// mistake: Takes a state without actions for the end of the game instead of asking terminal, but a game may still list actions after its end.
// player: both
// style: two methods
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        List<A> moves = game.actions(state);
        if (moves.isEmpty()) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return maxi(game, state, moves, alpha, beta);
        } else {
            return mini(game, state, moves, alpha, beta);
        }
    }

    private int maxi(Game<S, A> game, S state, List<A> moves, int alpha, int beta) {
        int value = -Window.INFINITY;
        for (A move : moves) {
            value = Math.max(value, value(game, game.result(state, move), alpha, beta));
            if (value >= beta) {
                return value;
            }
            alpha = Math.max(alpha, value);
        }
        return value;
    }

    private int mini(Game<S, A> game, S state, List<A> moves, int alpha, int beta) {
        int value = Window.INFINITY;
        for (A move : moves) {
            value = Math.min(value, value(game, game.result(state, move), alpha, beta));
            if (value <= alpha) {
                return value;
            }
            beta = Math.min(beta, value);
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A favourite = null;
        for (A move : game.actions(state)) {
            int value = value(game, game.result(state, move), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (value > alpha) {
                    alpha = value;
                    favourite = move;
                }
            } else if (value < beta) {
                beta = value;
                favourite = move;
            }
        }
        return favourite;
    }
}
