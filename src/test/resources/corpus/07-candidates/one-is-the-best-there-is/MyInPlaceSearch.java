// exercise: 07
// truth: wrong
// mistake: a node stops as soon as it has found 1 or more (MAX) or -1 or less (MIN), as if every win were worth 1 and nothing could be better; where utilities are larger a better child is missed
// player: both
// style: alpha-beta with an extra break for a win
// single: yes
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int WIN = 1;
    private static final int LOSS = -1;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int max(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.max(best, value(position, Math.max(alpha, best), beta));
            position.undo();
            if (best >= beta || best >= WIN) {
                break;
            }
        }
        return best;
    }

    private int min(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.min(best, value(position, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha || best <= LOSS) {
                break;
            }
        }
        return best;
    }
}
