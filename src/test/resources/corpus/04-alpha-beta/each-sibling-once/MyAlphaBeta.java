// exercise: 04
// truth: right
// mistake: none; negamax that keeps the sign if a player moves again, and drops equal children of one node
// player: both
// style: negamax with streams for the children, fail-soft
// single: yes
// detail: always
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return forPlayer(game, state, Player.MAX, alpha, beta);
    }

    private int forPlayer(Game<S, A> game, S state, Player whose, int alpha, int beta) {
        if (game.terminal(state)) {
            return whose == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        if (game.player(state) != whose) {
            return -forPlayer(game, state, whose.opponent(), -beta, -alpha);
        }
        List<S> children = game.actions(state).stream().map(a -> game.result(state, a)).distinct().toList();
        int best = -Window.INFINITY;
        for (S child : children) {
            best = Math.max(best, forPlayer(game, child, whose, Math.max(alpha, best), beta));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        A favourite = null;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = forPlayer(game, game.result(state, action), me, best, Window.INFINITY);
            if (v > best) {
                best = v;
                favourite = action;
            }
        }
        return favourite;
    }
}
