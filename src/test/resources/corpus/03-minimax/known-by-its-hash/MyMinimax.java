// exercise: 03
// truth: wrong
// mistake: within a call values are remembered under the state's hashCode, which two different states may share
// kind: subtle
// player: both
// style: memo table per call, inner searcher class
// single: yes
// detail: in trees only with 32 children or more at a node below the root (paths [0, 31] and [1, 0]); rarely on Tic-Tac-Toe boards, e.g. O../.XO/.XX
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return new Searcher(game).value(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Searcher searcher = new Searcher(game);
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int value = searcher.value(game.result(state, action));
            if (best == null || (max ? value > bestValue : value < bestValue)) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }

    private class Searcher {
        private final Game<S, A> game;
        private final Map<Integer, Integer> table = new HashMap<>();

        Searcher(Game<S, A> game) {
            this.game = game;
        }

        int value(S state) {
            int key = state.hashCode();
            if (!table.containsKey(key)) {
                table.put(key, game.terminal(state) ? game.utility(state) : inner(state));
            }
            return table.get(key);
        }

        private int inner(S state) {
            boolean max = game.player(state) == Player.MAX;
            Integer best = null;
            for (A action : game.actions(state)) {
                int value = value(game.result(state, action));
                best = best == null ? value : max ? Math.max(best, value) : Math.min(best, value);
            }
            return best;
        }
    }
}
