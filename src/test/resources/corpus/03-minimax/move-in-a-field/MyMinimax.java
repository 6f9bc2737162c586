// exercise: 03
// truth: wrong
// mistake: the best action is kept in a field that is written whenever a node finds something better, in the recursion too, and bestAction returns what was written last
// player: both
// style: private recursive method, fields for the result
// single: yes
// detail: sometimes; whenever a later child improves something below it and is not the best itself
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private Game<S, A> game;
    private A move;

    @Override
    public int value(Game<S, A> game, S state) {
        this.game = game;
        return run(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        this.game = game;
        this.move = null;
        run(state);
        return move;
    }

    private int run(S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int top = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = run(game.result(state, a));
                if (v > top) {
                    top = v;
                    move = a;
                }
            }
            return top;
        } else {
            int bottom = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = run(game.result(state, a));
                if (v < bottom) {
                    bottom = v;
                    move = a;
                }
            }
            return bottom;
        }
    }
}
