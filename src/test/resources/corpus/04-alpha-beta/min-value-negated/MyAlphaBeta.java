// exercise: 04
// truth: wrong
// mistake: bestAction begins with Integer.MIN_VALUE as alpha, which stays Integer.MIN_VALUE when negamax negates it, so the child's window is closed from the start.
// player: both
// style: negamax that asks whose turn it is, static helper
// kind: slip
// single: yes
// detail: bestAction whenever the opponent is to move after the first action and the first child has more than one leaf to look at.
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return seenBy(Player.MAX, game, state, alpha, beta);
    }

    /** The value as the player sees it, in a window as the player sees it. */
    private static <S, A> int seenBy(Player player, Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return player == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        if (game.player(state) != player) {
            return -seenBy(player.opponent(), game, state, -beta, -alpha);
        }
        int best = -Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, seenBy(player, game, game.result(state, action), Math.max(alpha, best), beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        A best = null;
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = seenBy(player, game, game.result(state, action), alpha, beta);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
