// exercise: 05
// truth: wrong
// mistake: the table of killer moves has room for 32 plies, so that a search which really gets deeper ends with an ArrayIndexOutOfBoundsException
// kind: subtle
// player: both
// style: alpha-beta with killer moves by ply, the ply counted up beside the depth that is counted down
// single: yes
// detail: only alphaBeta and bestAction on games that go on for more than 32 plies and with a depth beyond 32 (a long thin tree); minimax is right
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int MAX_PLY = 32;

    /** At each ply the action that made the last cut there: tried first, as it may cut among the cousins too. */
    private final Object[] killers = new Object[MAX_PLY];

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        values.sort(null);
        return game.player(state) == Player.MAX ? values.get(values.size() - 1) : values.get(0);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        Arrays.fill(killers, null);
        return search(game, evaluation, state, depth, 0, alpha, beta);
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int ply, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : ordered(game.actions(state), ply)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, ply + 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers[ply] = action;
                break;
            }
        }
        return best;
    }

    private List<A> ordered(List<A> actions, int ply) {
        Object killer = killers[ply];
        int at = killer == null ? -1 : actions.indexOf(killer);
        if (at <= 0) {
            return actions;
        }
        List<A> list = new ArrayList<>(actions);
        list.add(0, list.remove(at));
        return list;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Arrays.fill(killers, null);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
