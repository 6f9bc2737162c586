// exercise: 04
// truth: right
// mistake: -
// player: both
// style: splits the next states into ends and others; the ends are used at once, before anything is searched
// single: yes
// detail: never goes wrong

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : node(game, state, alpha, beta).getKey();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return node(game, state, -Window.INFINITY, Window.INFINITY).getValue();
    }

    private Map.Entry<Integer, A> node(Game<S, A> game, S state, int alpha, int beta) {
        int turn = game.player(state) == Player.MAX ? 1 : -1;
        int floor = turn > 0 ? alpha : -beta; // both bounds as the mover sees them
        int roof = turn > 0 ? beta : -alpha;
        int best = -Window.INFINITY;
        A choice = null;
        Queue<Map.Entry<A, S>> later = new ArrayDeque<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (!game.terminal(next)) {
                later.add(Map.entry(action, next));
                continue;
            }
            int v = turn * game.utility(next);
            if (v > best) {
                best = v;
                choice = action;
            }
            if (best >= roof) {
                return Map.entry(turn * best, choice);
            }
        }
        while (!later.isEmpty() && best < roof) {
            Map.Entry<A, S> open = later.remove();
            int low = Math.max(floor, best);
            int v = turn * (turn > 0
                            ? node(game, open.getValue(), low, roof)
                            : node(game, open.getValue(), -roof, -low)).getKey();
            if (v > best) {
                best = v;
                choice = open.getKey();
            }
        }
        return Map.entry(turn * best, choice);
    }
}
