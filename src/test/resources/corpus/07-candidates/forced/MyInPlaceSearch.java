// exercise: 07
// truth: wrong
// mistake: forced moves are played in a loop, and only one undo follows them, however many there were
// player: both
// style: loop through forced moves, flag in arrays
// single: yes
// detail: where two or more nodes with a single action follow each other; the position is then left further down
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        boolean forced = false;
        while (!position.terminal() && position.actions().size() == 1) {
            position.make(position.actions().get(0)); // nothing to choose here
            forced = true;
        }
        int result = position.terminal() ? position.utility() : choose(position, new int[] {alpha, beta});
        if (forced) {
            position.undo();
        }
        return result;
    }

    private int choose(Position<A> position, int[] window) {
        int me = position.player() == Player.MAX ? 0 : 1;
        int best = me == 0 ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = position.actions();
        for (int i = 0; i < actions.size() && window[0] < window[1]; i++) {
            position.make(actions.get(i));
            int value = value(position, window[0], window[1]);
            position.undo();
            best = me == 0 ? Math.max(best, value) : Math.min(best, value);
            window[me] = me == 0 ? Math.max(window[0], best) : Math.min(window[1], best);
        }
        return best;
    }
}
