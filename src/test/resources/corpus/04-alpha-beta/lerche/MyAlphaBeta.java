// exercise: 04
// truth: wrong
// mistake: MIN searches its first child before the loop and tests the cut only after a child within the loop, so the second child is always searched.
// player: MIN
// style: index loop, first child apart
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        List<A> as = game.actions(state);
        int n = as.size();
        int v;
        if (game.player(state) == Player.MIN) {
            v = value(game, game.result(state, as.get(0)), alpha, beta);
            beta = Math.min(beta, v);
            for (int i = 1; i < n; i++) {
                v = Math.min(v, value(game, game.result(state, as.get(i)), alpha, beta));
                beta = Math.min(beta, v);
                if (v <= alpha) break;
            }
        } else {
            v = -Window.INFINITY;
            for (int i = 0; i < n; i++) {
                v = Math.max(v, value(game, game.result(state, as.get(i)), alpha, beta));
                alpha = Math.max(alpha, v);
                if (v >= beta) break;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> as = game.actions(state);
        int index = -1;
        Window w = Window.FULL;
        for (int i = 0; i < as.size(); i++) {
            int v = value(game, game.result(state, as.get(i)), w.alpha(), w.beta());
            Window w2 = w.narrowedBy(game.player(state), v);
            if (!w2.equals(w)) index = i;
            w = w2;
        }
        return as.get(index);
    }
}
