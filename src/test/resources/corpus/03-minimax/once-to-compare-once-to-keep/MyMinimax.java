// exercise: 03
// truth: wrong
// mistake: value asks for the value of a MIN node's child once to compare and again to keep, so leaves are looked at more than once in one call
// kind: slip
// player: MIN
// style: verbose student code, if and else for the two players
// single: yes
// detail: the answers are right, only the questions are too many
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
        List<A> actions = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : actions) {
                int v = value(game, game.result(state, action));
                if (v > best) {
                    best = v;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : actions) {
                if (value(game, game.result(state, action)) < best) {
                    best = value(game, game.result(state, action));
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A chosen = null;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action));
                if (v > best) {
                    best = v;
                    chosen = action;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action));
                if (v < best) {
                    best = v;
                    chosen = action;
                }
            }
        }
        return chosen;
    }
}
