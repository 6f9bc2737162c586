// exercise: 03
// truth: wrong
// mistake: the best action is kept in a field that every node below writes to as well, so bestAction returns what was written last, which may be the choice of a node far below
// player: both
// style: negamax-like with a colour from the player, a field for the best action
// kind: slip
// single: yes
// detail: bestAction when the last action that improved any node was not one of the root, as when the root's first child is its best and a later child has children of its own; value is right
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
        int colour = game.player(state) == Player.MAX ? 1 : -1;
        int bestScore = -Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = colour * value(game, game.result(state, move));
            if (score > bestScore) {
                bestScore = score;
                bestMove = move;
            }
        }
        return colour * bestScore;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        bestMove = null;
        value(game, state);
        return bestMove;
    }
}
