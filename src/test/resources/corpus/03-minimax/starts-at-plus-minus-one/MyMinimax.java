// exercise: 03
// truth: wrong
// mistake: bestAction starts with -1 for MAX and 1 for MIN and wants better, so it returns null where no action is better than that
// player: both
// style: written for Tic-Tac-Toe, then made generic
// single: yes
// detail: sometimes, when the position is lost for the player to move (or worth -1 or less to MAX, 1 or more to MIN)
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public A bestAction(Game<S, A> game, S board) {
        A move = null;
        Player turn = game.player(board);
        int bestScore = turn == Player.X ? -1 : 1;
        List<A> free = game.actions(board);
        for (A cell : free) {
            S next = game.result(board, cell);
            int score = value(game, next);
            if (turn == Player.X && score > bestScore) {
                bestScore = score;
                move = cell;
            }
            if (turn == Player.O && score < bestScore) {
                bestScore = score;
                move = cell;
            }
        }
        return move;
    }

    @Override
    public int value(Game<S, A> game, S board) {
        if (game.terminal(board)) {
            return game.utility(board);
        }
        Player turn = game.player(board);
        int bestScore = turn == Player.X ? -Window.INFINITY : Window.INFINITY;
        for (A cell : game.actions(board)) {
            int score = value(game, game.result(board, cell));
            bestScore = turn == Player.X ? Math.max(score, bestScore) : Math.min(score, bestScore);
        }
        return bestScore;
    }
}
