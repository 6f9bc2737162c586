// exercise: 04
// truth: wrong
// mistake: bestAction sorts the children and then returns the action that stands at the best child's sorted place in the unsorted list
// player: both
// style: index loops, children sorted so that ends come first at the root, fail-soft
// single: yes
// detail: sometimes; only if the sorting moves the best child
import java.util.ArrayList;
import java.util.List;
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
        List<A> moves = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (int i = 0; i < moves.size() && alpha < beta; i++) {
                best = Math.max(best, value(game, game.result(state, moves.get(i)), alpha, beta));
                alpha = Math.max(alpha, best);
            }
            return best;
        }
        int best = Window.INFINITY;
        for (int i = 0; i < moves.size() && alpha < beta; i++) {
            best = Math.min(best, value(game, game.result(state, moves.get(i)), alpha, beta));
            beta = Math.min(beta, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> moves = game.actions(state);
        List<S> children = new ArrayList<>();
        for (A move : moves) {
            children.add(game.result(state, move));
        }
        children.sort((x, y) -> Boolean.compare(game.terminal(y), game.terminal(x)));

        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        int place = -1;
        for (int i = 0; i < children.size(); i++) {
            int v = value(game, children.get(i), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                place = i;
            } else if (!max && v < beta) {
                beta = v;
                place = i;
            }
        }
        return moves.get(place);
    }
}
