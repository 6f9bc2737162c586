// exercise: 04
// truth: wrong
// mistake: Alpha and beta are fields: what a child has moved stays for its siblings.
// player: both
// style: one method, alpha-beta form, fail-hard, bounds returned
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    // who has what: alpha belongs to MAX, beta belongs to MIN
    private int a;
    private int b;

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        a = alpha;
        b = beta;
        return run(game, state);
    }

    private int run(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> legal = game.actions(state);
        if (game.player(state) == Player.MAX) {
            for (int i = 0; i < legal.size(); i++) {
                S next = game.result(state, legal.get(i));
                int v = run(game, next);
                if (v > a) {
                    a = v;
                }
                if (a >= b) {
                    return b;
                }
            }
            return a;
        }
        for (int i = 0; i < legal.size(); i++) {
            S next = game.result(state, legal.get(i));
            int v = run(game, next);
            if (v < b) {
                b = v;
            }
            if (b <= a) {
                return a;
            }
        }
        return b;
    }

    public A bestAction(Game<S, A> game, S state) {
        List<A> legal = game.actions(state);
        int chosen = 0;
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            int v = value(game, game.result(state, legal.get(i)), lower, upper);
            if (game.player(state) == Player.MAX) {
                if (v > lower) {
                    lower = v;
                    chosen = i;
                }
            } else if (v < upper) {
                upper = v;
                chosen = i;
            }
        }
        return legal.get(chosen);
    }
}
