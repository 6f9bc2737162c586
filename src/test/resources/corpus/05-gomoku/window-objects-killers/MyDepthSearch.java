// exercise: 05
// truth: right
// mistake: none; windows as objects, and the last cutting action of a ply is tried first
// player: both
// style: inner searcher object, Window.narrowedBy, killer actions, fail-soft
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private record Scored<T>(T action, int value) {}

    private final class Searcher {
        private final Game<S, A> game;
        private final Evaluation<S> evaluation;
        private final Map<Integer, A> killers = new HashMap<>();

        private Searcher(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        private boolean leaf(S state, int plies) {
            return plies == 0 || game.terminal(state);
        }

        private int leafValue(S state) {
            return game.terminal(state) ? game.utility(state) : evaluation.value(state);
        }

        private int plain(S state, int plies) {
            if (leaf(state, plies)) {
                return leafValue(state);
            }
            Player mover = game.player(state);
            Integer best = null;
            for (A action : game.actions(state)) {
                int value = plain(game.result(state, action), plies - 1);
                if (best == null || better(mover, value, best)) {
                    best = value;
                }
            }
            return best;
        }

        private Scored<A> pruned(S state, int plies, Window window) {
            if (leaf(state, plies)) {
                return new Scored<>(null, leafValue(state));
            }
            Player mover = game.player(state);
            Scored<A> best = null;
            for (A action : ordered(state, plies)) {
                int value = pruned(game.result(state, action), plies - 1, window).value();
                if (best == null || better(mover, value, best.value())) {
                    best = new Scored<>(action, value);
                }
                window = window.narrowedBy(mover, value);
                if (window.closed()) {
                    killers.put(plies, action);
                    break;
                }
            }
            return best;
        }

        private List<A> ordered(S state, int plies) {
            List<A> actions = new ArrayList<>(game.actions(state));
            A killer = killers.get(plies);
            if (killer != null && actions.remove(killer)) {
                actions.add(0, killer);
            }
            return actions;
        }

        private boolean better(Player mover, int value, int than) {
            return mover == Player.MAX ? value > than : value < than;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Searcher(game, evaluation).plain(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Searcher(game, evaluation).pruned(state, depth, new Window(alpha, beta)).value();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Searcher(game, evaluation).pruned(state, depth, Window.FULL).action();
    }
}
