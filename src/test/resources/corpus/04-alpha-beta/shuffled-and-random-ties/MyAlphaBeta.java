// exercise: 04
// truth: right
// mistake: none; children are tried in random order at every node, and bestAction picks at random among all best actions, with a window one wider so that ties are exact
// player: both
// style: chance, fail-hard start values
// single: yes
// detail: chance: no two calls ask for the same leaves. The best starts at alpha for MAX and at beta for MIN
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Random random = new Random();

    private List<A> shuffled(Game<S, A> game, S state) {
        List<A> actions = new ArrayList<>(game.actions(state));
        Collections.shuffle(actions, random);
        return actions;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : shuffled(game, state)) {
                alpha = Math.max(alpha, value(game, game.result(state, action), alpha, beta));
                if (alpha >= beta) {
                    break;
                }
            }
            return alpha;
        }
        for (A action : shuffled(game, state)) {
            beta = Math.min(beta, value(game, game.result(state, action), alpha, beta));
            if (beta <= alpha) {
                break;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> best = new ArrayList<>();
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A action : shuffled(game, state)) {
                int v = value(game, game.result(state, action), alpha, Window.INFINITY);
                if (v > alpha + 1) {
                    best.clear();
                    alpha = v - 1;
                }
                if (v == alpha + 1) {
                    best.add(action);
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : shuffled(game, state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, beta);
                if (v < beta - 1) {
                    best.clear();
                    beta = v + 1;
                }
                if (v == beta - 1) {
                    best.add(action);
                }
            }
        }
        return best.get(random.nextInt(best.size()));
    }
}
