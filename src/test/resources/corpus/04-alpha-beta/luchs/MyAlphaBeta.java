// exercise: 04
// truth: right
// mistake: none; the loop is a recursion over the list of actions
// player: both
// style: functional, head and tail, result pair
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Found<A>(A action, int value) {}

    @Override
    public int value(Game<S, A> g, S s, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        int start = g.player(s) == Player.MAX ? alpha : beta;
        return among(g, s, g.actions(s), alpha, beta, new Found<>(null, start)).value();
    }

    private Found<A> among(Game<S, A> g, S s, List<A> list, int alpha, int beta, Found<A> sofar) {
        if (list.isEmpty() || alpha >= beta) return sofar;
        A head = list.get(0);
        List<A> tail = list.subList(1, list.size());
        int v = value(g, g.result(s, head), alpha, beta);
        if (g.player(s) == Player.MAX) {
            return v > alpha
                    ? among(g, s, tail, v, beta, new Found<>(head, v))
                    : among(g, s, tail, alpha, beta, sofar);
        } else {
            return v < beta
                    ? among(g, s, tail, alpha, v, new Found<>(head, v))
                    : among(g, s, tail, alpha, beta, sofar);
        }
    }

    @Override
    public A bestAction(Game<S, A> g, S s) {
        return among(g, s, g.actions(s), -Window.INFINITY, Window.INFINITY, new Found<>(null, 0)).action();
    }
}
