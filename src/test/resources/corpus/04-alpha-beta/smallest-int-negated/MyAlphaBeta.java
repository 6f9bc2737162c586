// exercise: 04
// truth: wrong
// mistake: bestAction starts with alpha at Integer.MIN_VALUE, whose negative is itself, so the first child gets a closed window and is left after its first child
// player: both
// style: negamax that negates only where the player changes; Integer limits at the root
// single: yes
// detail: sometimes; only where the opponent moves after the first action, and only bestAction
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> game;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.game = game;
        return search(state, Player.MAX, alpha, beta);
    }

    /** Value for the given player. */
    private int search(S state, Player view, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return view == Player.MAX ? u : -u;
        }
        Player mover = game.player(state);
        if (mover != view) {
            return -search2(state, mover, -beta, -alpha);
        }
        return search2(state, mover, alpha, beta);
    }

    private int search2(S state, Player mover, int alpha, int beta) {
        int best = -Integer.MAX_VALUE;
        for (A a : game.actions(state)) {
            int v = search(game.result(state, a), mover, alpha, beta);
            if (v > best) best = v;
            if (best > alpha) alpha = best;
            if (alpha >= beta) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        this.game = game;
        Player mover = game.player(state);
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        A bestAction = null;
        for (A a : game.actions(state)) {
            int v = search(game.result(state, a), mover, alpha, beta);
            if (v > alpha) {
                alpha = v;
                bestAction = a;
            }
        }
        return bestAction;
    }
}
