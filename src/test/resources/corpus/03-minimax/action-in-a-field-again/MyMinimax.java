// exercise: 03
// truth: wrong
// mistake: the best action is kept in a field, and the calls for the children write to it as well
// player: both
// style: one recursive method, a field for the move
// single: yes
// detail: sometimes; the last improvement at the root is followed by a search below another child
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A chosen;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action));
            if (max ? score > best : score < best) {
                best = score;
                chosen = action;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return chosen;
    }
}
