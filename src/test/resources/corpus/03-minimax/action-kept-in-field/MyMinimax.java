// exercise: 03
// truth: wrong
// mistake: the recursion writes the action of every node to one field; bestAction reads it after a loop in which a better child has set it but later children have overwritten it
// player: both
// style: field for the chosen move, value does everything
// single: yes
// detail: whenever the children after the best one are not leaves; wrong number or an action of another node
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A chosen;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a));
                if (v > best) {
                    best = v;
                    chosen = a;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a));
                if (v < best) {
                    best = v;
                    chosen = a;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return chosen;
    }
}
