// exercise: 04
// truth: wrong
// mistake: The MIN branch was copied from the MAX branch and still returns alpha at the end of the loop.
// player: MIN
// style: fail-hard after Wikipedia
// single: yes
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S node, int a, int b) {
        if (game.terminal(node))
            return game.utility(node);
        if (game.player(node) == Player.MAX) {
            for (A action : game.actions(node)) {
                a = Math.max(a, value(game, game.result(node, action), a, b));
                if (b <= a)
                    break; // b cut-off
            }
            return a;
        } else {
            for (A action : game.actions(node)) {
                b = Math.min(b, value(game, game.result(node, action), a, b));
                if (b <= a)
                    break; // a cut-off
            }
            return a;
        }
    }

    public A bestAction(Game<S, A> game, S node) {
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (A action : game.actions(node)) {
            int v = value(game, game.result(node, action), a, b);
            if (game.player(node) == Player.MAX ? v > a : v < b) {
                best = action;
                if (game.player(node) == Player.MAX)
                    a = v;
                else
                    b = v;
            }
        }
        return best;
    }
}
