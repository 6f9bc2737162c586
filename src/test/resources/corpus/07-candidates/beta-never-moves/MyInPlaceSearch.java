// exercise: 07
// truth: wrong
// mistake: MIN does not lower beta, so nothing is cut below it at MAX nodes by what MIN has seen there
// player: MIN
// style: two private methods
// single: yes
// detail: values are right, too many leaves
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return position.terminal()
                ? position.utility()
                : position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int max(Position<A> position, int alpha, int beta) {
        int most = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            most = Math.max(most, value(position, alpha, beta));
            position.undo();
            alpha = Math.max(alpha, most);
            if (alpha >= beta) {
                break;
            }
        }
        return most;
    }

    private int min(Position<A> position, int alpha, int beta) {
        int least = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            least = Math.min(least, value(position, alpha, beta));
            position.undo();
            if (least <= alpha) {
                break;
            }
        }
        return least;
    }
}
