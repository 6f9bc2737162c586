// exercise: 07
// truth: right
// mistake: -
// player: both
// style: a cutoff is an exception, undo in finally, forEach with a lambda, best in an array
// kind: -
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Object node;

        Enough(Object node) {
            super("enough", null, false, false);
            this.node = node;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Window[] window = {new Window(alpha, beta)};
        Player player = position.player();
        int[] best = {player == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE};
        try {
            position.actions().forEach(action -> {
                int found = after(position, action, window[0]);
                best[0] = player == Player.MAX ? Math.max(best[0], found) : Math.min(best[0], found);
                window[0] = window[0].narrowedBy(player, found);
                if (window[0].closed()) {
                    throw new Enough(best);
                }
            });
        } catch (Enough cut) {
            if (cut.node != best) {
                throw cut;
            }
        }
        return best[0];
    }

    private int after(Position<A> position, A action, Window window) {
        position.make(action);
        try {
            return value(position, window.alpha(), window.beta());
        } finally {
            position.undo();
        }
    }
}
