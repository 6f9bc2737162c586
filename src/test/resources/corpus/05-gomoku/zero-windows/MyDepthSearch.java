// exercise: 05
// truth: right
// mistake: -
// player: both
// style: MTD(f): a lazily unfolded tree that remembers bounds at every node, asked with null windows until they meet
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** A state as one call knows it. Nothing outlives the call. */
    private final class Knot {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final S state;
        final int plies;
        int atLeast = -Window.INFINITY;
        int atMost = Window.INFINITY;
        List<A> actions;
        List<Knot> below;
        boolean max;

        Knot(Game<S, A> game, Evaluation<S> evaluation, S state, int plies) {
            this.game = game;
            this.evaluation = evaluation;
            this.state = state;
            this.plies = plies;
        }

        /** Whether the value is at least so much. */
        boolean reaches(int goal) {
            if (atLeast >= goal || atMost < goal) {
                return atLeast >= goal;
            }
            if (actions == null && ends()) {
                return atLeast >= goal;
            }
            int highest = -Window.INFINITY;
            int lowest = Window.INFINITY;
            for (int i = 0; i < actions.size(); i++) {
                Knot child = child(i);
                boolean yes = child.reaches(goal);
                if (yes == max) { // MAX has found one that does, or MIN one that does not
                    if (max) {
                        atLeast = Math.max(atLeast, child.atLeast);
                    } else {
                        atMost = Math.min(atMost, child.atMost);
                    }
                    return yes;
                }
                highest = Math.max(highest, child.atMost);
                lowest = Math.min(lowest, child.atLeast);
            }
            if (max) {
                atMost = Math.min(atMost, highest);
            } else {
                atLeast = Math.max(atLeast, lowest);
            }
            return !max;
        }

        private boolean ends() {
            boolean over = game.terminal(state);
            if (over || plies == 0) {
                atLeast = over ? game.utility(state) : evaluation.value(state);
                atMost = atLeast;
                return true;
            }
            max = game.player(state) == Player.MAX;
            actions = game.actions(state);
            below = new ArrayList<>();
            return false;
        }

        Knot child(int i) {
            if (below.size() == i) {
                below.add(new Knot(game, evaluation, game.result(state, actions.get(i)), plies - 1));
            }
            return below.get(i);
        }

        /** The value if it lies between, otherwise a bound on the right side. */
        int between(int alpha, int beta) {
            while (atLeast < atMost && atLeast < beta && atMost > alpha) {
                int goal;
                if (atLeast > -Window.INFINITY) {
                    goal = atLeast + 1;
                } else if (atMost < Window.INFINITY) {
                    goal = atMost;
                } else {
                    goal = beta < Window.INFINITY ? beta : alpha > -Window.INFINITY ? alpha + 1 : 0;
                }
                reaches(goal);
            }
            return atLeast >= beta || atLeast == atMost ? atLeast : atMost;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Knot(game, evaluation, state, depth).between(alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = new Knot(game, evaluation, game.result(state, action), depth - 1).between(alpha, beta);
            if (max ? value > alpha : value < beta) {
                alpha = max ? value : alpha;
                beta = max ? beta : value;
                best = action;
            }
        }
        return best;
    }
}
