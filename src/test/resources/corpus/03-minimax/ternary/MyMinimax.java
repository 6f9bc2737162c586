// exercise: 03
// truth: wrong
// mistake: value asks for the value of a child once to compare and once more to keep it, so leaves are looked at again and again
// player: both
// style: short ternaries, a helper better
// kind: slip
// single: yes
// detail: the values are right; a leaf below an improving child is looked at twice, n plies further down up to 2 to the n times
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        Player p = game.player(state);
        int best = p == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            best = better(p, value(game, next), best) ? value(game, next) : best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player p = game.player(state);
        A best = null;
        int bestValue = p == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            best = better(p, v, bestValue) ? a : best;
            bestValue = better(p, v, bestValue) ? v : bestValue;
        }
        return best;
    }

    private static boolean better(Player p, int a, int b) {
        return p == Player.MAX ? a > b : a < b;
    }
}
