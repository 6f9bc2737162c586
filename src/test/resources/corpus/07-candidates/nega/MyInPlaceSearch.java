// exercise: 07
// truth: wrong
// mistake: negamax that negates and swaps the window after every move, although MAX and MIN need not take turns
// player: both
// style: negamax with a sign
// kind: slip
// single: yes
// detail: positions in which a player moves twice in a row
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
                ? negamax(position, alpha, beta, 1)
                : -negamax(position, -beta, -alpha, -1);
    }

    private int negamax(Position<A> p, int alpha, int beta, int sign) {
        if (p.terminal()) {
            return sign * p.utility();
        }
        int best = -Window.INFINITY;
        for (A move : p.actions()) {
            p.make(move);
            int score = -negamax(p, -beta, -Math.max(alpha, best), -sign);
            p.undo();
            if (score > best) {
                best = score;
                if (best >= beta) {
                    break;
                }
            }
        }
        return best;
    }
}
