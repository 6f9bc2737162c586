// exercise: 07
// truth: wrong
// mistake: at a cutoff MAX undoes once more, although the move is taken back already
// player: MAX
// style: one loop, window object
// single: yes
// detail: sometimes; only when a MAX node is cut
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return value(position, new Window(alpha, beta));
    }

    private int value(Position<A> position, Window window) {
        if (position.terminal()) {
            return position.utility();
        }
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, window);
            position.undo();
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                if (player == Player.MAX) {
                    position.undo();
                }
                return best;
            }
        }
        return best;
    }
}
