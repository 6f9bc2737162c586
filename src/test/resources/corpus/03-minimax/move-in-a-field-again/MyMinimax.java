// exercise: 03
// truth: wrong
// mistake: the best move is a field that every node of the search writes to, so bestAction returns a move from deeper down unless the last child is the best
// kind: slip
// player: both
// style: one recursive method with a side effect
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action));
                if (eval > max) {
                    max = eval;
                    bestMove = action;
                }
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action));
                if (eval < min) {
                    min = eval;
                    bestMove = action;
                }
            }
            return min;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return bestMove;
    }
}
