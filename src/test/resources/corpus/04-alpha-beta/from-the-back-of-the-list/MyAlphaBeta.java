// exercise: 04
// truth: wrong
// mistake: the actions are removed one by one from the game's own list if it is an ArrayList, so a game that keeps its lists has none left afterwards
// player: both
// style: while loop, last action first, copies only what it cannot change
// single: yes
// detail: rare; only in games that hand out an ArrayList which they keep; the second call then returns infinity or null
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private ArrayList<A> open(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        if (actions instanceof ArrayList<A> list) {
            return list;
        }
        return new ArrayList<>(actions); // List.of cannot be changed
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        ArrayList<A> todo = open(game, state);
        while (!todo.isEmpty() && alpha < beta) {
            A action = todo.remove(todo.size() - 1);
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        ArrayList<A> todo = open(game, state);
        while (!todo.isEmpty()) {
            A action = todo.remove(todo.size() - 1);
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
