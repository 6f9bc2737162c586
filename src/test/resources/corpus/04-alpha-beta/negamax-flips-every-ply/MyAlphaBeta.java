// exercise: 04
// truth: wrong
// mistake: The negamax flips the sign and swaps the window at every ply, as if MAX and MIN always took turns; where the same player moves twice in a row the value and the chosen action are wrong.
// player: both
// style: negamax with a colour parameter, one private method
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
        int color = game.player(state) == Player.MAX ? 1 : -1;
        return color == 1
                ? negamax(game, state, alpha, beta, 1)
                : -negamax(game, state, -beta, -alpha, -1);
    }

    /** Value from the view of the side to move. */
    private int negamax(Game<S, A> game, S s, int alpha, int beta, int color) {
        if (game.terminal(s)) return color * game.utility(s);
        int best = -Window.INFINITY;
        for (A a : game.actions(s)) {
            int score = -negamax(game, game.result(s, a), -beta, -alpha, -color);
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int color = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            int score = -negamax(game, game.result(state, a), -Window.INFINITY, -alpha, -color);
            if (choice == null || score > alpha) {
                alpha = score;
                choice = a;
            }
        }
        return choice;
    }
}
