// exercise: 03
// truth: wrong
// mistake: bestAction starts from the worst value that a game can have, not from one beyond it, and wants a strictly better one, so where every action is worth just that it returns null
// kind: subtle
// player: both
// style: ternaries, Window.MAX_VALUE as infinity
// single: yes
// detail: only where all actions lead to -1,000,000 and MAX moves, or all to 1,000,000 and MIN moves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = worst(max);
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (better(max, v, best)) best = v;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = worst(max);
        A bestAction = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (better(max, v, best)) {
                best = v;
                bestAction = a;
            }
        }
        return bestAction;
    }

    private static int worst(boolean max) {
        return max ? -Window.MAX_VALUE : Window.MAX_VALUE;
    }

    private static boolean better(boolean max, int a, int b) {
        return max ? a > b : a < b;
    }
}
