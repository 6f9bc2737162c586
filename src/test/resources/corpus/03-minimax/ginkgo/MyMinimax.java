// exercise: 03
// truth: wrong
// mistake: Wins are made smaller by one for each ply, so that the quick win is preferred; value is then not the utility of the end.
// player: MAX
// style: depth parameter after a tic-tac-toe tutorial
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return minimax(game, state, 0);
    }

    private int minimax(Game<S, A> game, S state, int depth) {
        if (game.terminal(state)) {
            int score = game.utility(state);
            return score > 0 ? score - depth : score;
        }
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A move : game.actions(state)) {
            int v = minimax(game, game.result(state, move), depth + 1);
            best = isMax ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int v = value(game, game.result(state, move));
            if (isMax ? v > best : v < best) {
                best = v;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
