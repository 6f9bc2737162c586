// exercise: 04
// truth: wrong
// mistake: Every fiftieth node does not cut, as a check that the cuts are right.
// player: both
// style: helper method that counts the depth
// single: yes
// detail: sometimes, one node in fifty
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, 0);
    }

    private long nodes;

    private int search(Game<S, A> game, S state, int alpha, int beta, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        nodes++;
        boolean audit = nodes % 50 == 0;
        boolean isMax = game.player(state).equals(Player.MAX);
        int result = isMax ? -Window.INFINITY : Window.INFINITY;
        List<A> moves = game.actions(state);
        for (int i = 0; i < moves.size(); i++) {
            int score = search(game, game.result(state, moves.get(i)), alpha, beta, depth + 1);
            if (isMax && score > result) {
                result = score;
                alpha = Math.max(alpha, result);
            } else if (!isMax && score < result) {
                result = score;
                beta = Math.min(beta, result);
            }
            if (alpha >= beta && !audit) {
                break;
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
