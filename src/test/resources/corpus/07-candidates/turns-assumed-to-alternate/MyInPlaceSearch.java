// exercise: 07
// truth: wrong
// mistake: only the first position is asked who moves; below it the boolean maximizing is turned at each ply, so in games in which a player moves twice in a row the wrong side is taken to choose
// player: both
// style: blog-style: search(position, alpha, beta, isMaximizing) with !isMaximizing
// single: yes
// detail: right in games whose players take turns; make and undo are paired
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return alphabeta(position, alpha, beta, position.player() == Player.MAX);
    }

    private int alphabeta(Position<A> position, int alpha, int beta, boolean isMaximizing) {
        if (position.terminal()) {
            return position.utility();
        }
        if (isMaximizing) {
            int maxEval = -Window.INFINITY;
            for (A move : position.actions()) {
                position.make(move);
                int eval = alphabeta(position, alpha, beta, false);
                position.undo();
                maxEval = Math.max(maxEval, eval);
                alpha = Math.max(alpha, eval);
                if (beta <= alpha) {
                    break;
                }
            }
            return maxEval;
        } else {
            int minEval = Window.INFINITY;
            for (A move : position.actions()) {
                position.make(move);
                int eval = alphabeta(position, alpha, beta, true);
                position.undo();
                minEval = Math.min(minEval, eval);
                beta = Math.min(beta, eval);
                if (beta <= alpha) {
                    break;
                }
            }
            return minEval;
        }
    }
}
