// exercise: 04
// truth: wrong
// mistake: bestAction looks for the largest number whoever is to move, so MIN gets the action that is best for MAX.
// player: MIN
// style: Optional and an array cell in a forEach
// single: yes
// detail: bestAction whenever MIN is to move and not all actions are worth the same

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.Optional;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int a = alpha;
        int b = beta;
        boolean max = game.player(state) == Player.MAX;
        Optional<Integer> best = Optional.empty();
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            best = best.map(old -> max ? Math.max(old, v) : Math.min(old, v)).or(() -> Optional.of(v));
            if (max) {
                a = Math.max(a, v);
            } else {
                b = Math.min(b, v);
            }
            if (a >= b) {
                break;
            }
        }
        return best.orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int[] score = {-Window.INFINITY};
        Object[] move = new Object[1];
        game.actions(state).forEach(action -> {
            int v = value(game, game.result(state, action), score[0], Window.INFINITY);
            if (v > score[0]) {
                score[0] = v;
                move[0] = action;
            }
        });
        @SuppressWarnings("unchecked")
        A chosen = (A) move[0];
        return chosen;
    }
}
