// exercise: 04
// truth: right
// mistake: -
// player: both
// style: orders the actions by what cut before, in a table that is kept between calls
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** How often an action has closed a node, for each player; it says where to look first, and nothing else. */
    private final Map<Player, Map<A, Long>> cuts = Map.of(Player.MAX, new HashMap<>(), Player.MIN, new HashMap<>());

    private List<A> ordered(Game<S, A> game, S state, Player player) {
        Map<A, Long> table = cuts.get(player);
        List<A> actions = new ArrayList<>(game.actions(state));
        Map<A, Long> frozen = new HashMap<>();
        actions.forEach(a -> frozen.put(a, table.getOrDefault(a, 0L)));
        actions.sort(Comparator.comparing(frozen::get, Comparator.reverseOrder()));
        return actions;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        Player player = game.player(state);
        for (A action : ordered(game, state, player)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (player == Player.MAX) {
                alpha = v; // never below alpha: every answer lies within the window
            } else {
                beta = v;
            }
            if (alpha == beta) {
                cuts.get(player).merge(action, 1L, Long::sum);
                return v;
            }
        }
        return player == Player.MAX ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        int[] window = {-Window.INFINITY, Window.INFINITY};
        A best = null;
        for (A action : ordered(game, state, player)) {
            int v = value(game, game.result(state, action), window[0], window[1]);
            if (v != window[player.ordinal()]) {
                window[player.ordinal()] = v;
                best = action;
            }
        }
        return best;
    }
}
