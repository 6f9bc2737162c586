// exercise: 03
// truth: wrong
// mistake: bestAction removes the first action from the list that the game returned, which fails if that list cannot be changed
// player: both
// style: first action as the start, the rest in a while loop
// single: yes
// detail: sometimes, an exception in games that return an unmodifiable list, such as trees
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final boolean maximise = game.player(state) == Player.MAX;
        int best = maximise ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (maximise == (v > best)) {
                best = v;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final boolean maximise = game.player(state) == Player.MAX;
        List<A> open = game.actions(state);
        A champion = open.remove(0);
        int record = value(game, game.result(state, champion));
        while (!open.isEmpty()) {
            A challenger = open.remove(0);
            int v = value(game, game.result(state, challenger));
            if (maximise ? v > record : v < record) {
                champion = challenger;
                record = v;
            }
        }
        return champion;
    }
}
