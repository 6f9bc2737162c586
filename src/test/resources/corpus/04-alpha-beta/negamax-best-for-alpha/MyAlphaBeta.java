// exercise: 04
// truth: wrong
// mistake: Negamax hands -best to the child instead of -max(alpha, best); best starts at minus infinity, so what was guaranteed further up is lost on the way down (for both players).
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? negamax(game, state, Player.MAX, alpha, beta)
                : -negamax(game, state, Player.MIN, -beta, -alpha);
    }

    private int negamax(Game<S, A> game, S state, Player me, int alpha, int beta) {
        if (game.terminal(state)) return me == Player.MAX ? game.utility(state) : -game.utility(state);
        if (game.player(state) != me) return -negamax(game, state, me.opponent(), -beta, -alpha);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = negamax(game, game.result(state, action), me, best, beta);
            if (v > best) best = v;
            if (best >= beta) return best;
        }
        return best;
    }

    /** the best action: like a node, but it remembers which */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        final int sign = game.player(state) == Player.MAX ? 1 : -1;
        int bound = -Window.INFINITY; // of the one to move
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = sign > 0
                    ? value(game, next, bound, Window.INFINITY)
                    : -value(game, next, -Window.INFINITY, -bound);
            if (v > bound) {
                bound = v;
                choice = action;
            }
        }
        return choice;
    }
}
