// exercise: 04
// truth: wrong
// mistake: bestAction begins with the smallest and the largest value that a game may give instead of something beyond, so an action that is worth exactly that is never taken and null is returned if there is no better one
// player: both
// style: plain loops, MAX_VALUE as the first best at the root
// kind: subtle
// single: yes
// detail: bestAction for MAX if every action is worth -1000000, for MIN if every one is worth 1000000
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int a = alpha;
        int b = beta;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            switch (game.player(state)) {
                case MAX -> a = Math.max(a, v);
                case MIN -> b = Math.min(b, v);
            }
            if (a >= b) {
                break;
            }
        }
        return game.player(state) == Player.MAX ? a : b;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        // no value lies beyond these
        int a = -Window.MAX_VALUE;
        int b = Window.MAX_VALUE;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), a, b);
            if (game.player(state) == Player.MAX && v > a) {
                a = v;
                best = action;
            } else if (game.player(state) == Player.MIN && v < b) {
                b = v;
                best = action;
            }
            if (a >= b) {
                break; // it cannot get any better
            }
        }
        return best;
    }
}
