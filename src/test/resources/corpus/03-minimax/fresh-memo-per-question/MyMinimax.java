// exercise: 03
// truth: right
// mistake: none; an inner Solver with a map that lives for one question only
// player: both
// style: inner class, HashMap, TreeMap from values to actions for bestAction
// single: yes
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        return new Solver(game).solve(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Solver solver = new Solver(game);
        TreeMap<Integer, A> ranking = new TreeMap<>();
        for (A action : game.actions(state)) {
            ranking.putIfAbsent(solver.solve(game.result(state, action)), action);
        }
        return game.player(state) == Player.MAX
                ? ranking.lastEntry().getValue()
                : ranking.firstEntry().getValue();
    }

    private class Solver {
        private final Game<S, A> game;
        private final Map<S, Integer> seen = new HashMap<>();

        Solver(Game<S, A> game) {
            this.game = game;
        }

        int solve(S state) {
            if (seen.containsKey(state)) return seen.get(state);
            int v = game.terminal(state) ? game.utility(state) : expand(state);
            seen.put(state, v);
            return v;
        }

        private int expand(S state) {
            boolean max = game.player(state) == Player.MAX;
            int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (A action : game.actions(state)) {
                int v = solve(game.result(state, action));
                if (max && v > best || !max && v < best) best = v;
            }
            return best;
        }
    }
}
