// exercise: 07
// truth: wrong
// mistake: the first call of negamax takes colour +1 and the window as it is, whoever is to move at the root; and the colour changes with each ply, though the players need not take turns
// player: both
// style: negamax with a colour that changes with each ply
// kind: slip
// single: no
// detail: whenever MIN is to move in the position that value is called for (and the leaves are not all 0); and on trees in which a player moves twice running
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return negamax(position, alpha, beta, 1);
    }

    private int negamax(Position<A> position, int alpha, int beta, int color) {
        if (position.terminal()) {
            return color * position.utility();
        }
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int score = -negamax(position, -beta, -alpha, -color);
            position.undo();
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
