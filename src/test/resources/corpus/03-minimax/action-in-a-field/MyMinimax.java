// exercise: 03
// truth: wrong
// mistake: The best action is kept in a field that the calls for the children write to as well, so bestAction often returns an action of a deeper node.
// player: both
// style: field bestMove set during the search, bestAction just calls value and reads the field
// single: yes
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
            int best = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = value(game, game.result(state, move));
                if (score > best) {
                    best = score;
                    bestMove = move;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move));
            if (score < best) {
                best = score;
                bestMove = move;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        bestMove = null;
        value(game, state);
        return bestMove;
    }
}
