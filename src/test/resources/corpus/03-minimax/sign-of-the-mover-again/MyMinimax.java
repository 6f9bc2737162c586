// exercise: 03
// truth: right
// mistake: none; the mover's sign turns every choice into a largest value
// player: both
// style: negamax with a sign per state
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        final int sign = sign(game, state);
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.max(best, sign * value(game, game.result(state, a)));
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final int sign = sign(game, state);
        A choice = null;
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = sign * value(game, game.result(state, a));
            if (v >= best) {
                best = v;
                choice = a;
            }
        }
        return choice;
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MIN ? -1 : 1;
    }
}
