// exercise: 07
// truth: wrong
// mistake: The negamax turns sign and window after every move, as if the players always took turns; where the same player moves twice the value is wrong.
// player: both
// style: negamax, private recursive method with colour derived once at the root
// single: yes
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
        return position.player() == Player.MAX
                ? negamax(position, alpha, beta, +1)
                : -negamax(position, -beta, -alpha, -1);
    }

    /** value for the side with this colour */
    private int negamax(Position<A> p, int alpha, int beta, int colour) {
        if (p.terminal()) {
            return colour * p.utility();
        }
        int max = -Window.INFINITY;
        for (A move : p.actions()) {
            p.make(move);
            int score = -negamax(p, -beta, -alpha, -colour);
            p.undo();
            if (score > max) {
                max = score;
                alpha = Math.max(alpha, score);
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return max;
    }
}
