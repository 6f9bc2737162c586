// exercise: 07
// truth: wrong
// mistake: the sign changes with every ply, as if MAX and MIN always took turns; where a player moves twice in a row the value is wrong
// kind: slip
// player: both
// style: negamax with a colour
// single: yes
// detail: only where the players do not alternate
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
        if (position.player() == Player.MAX) {
            return negamax(position, 1, alpha, beta);
        }
        return -negamax(position, -1, -beta, -alpha);
    }

    private int negamax(Position<A> p, int color, int alpha, int beta) {
        if (p.terminal()) {
            return color * p.utility();
        }
        int best = -Window.INFINITY;
        for (A a : p.actions()) {
            p.make(a);
            int score = -negamax(p, -color, -beta, -Math.max(alpha, best));
            p.undo();
            if (score > best) {
                best = score;
            }
            if (best >= beta) {
                break;
            }
        }
        return best;
    }
}
