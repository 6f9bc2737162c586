// exercise: 07
// truth: wrong
// mistake: the return at the cutoff stands in the lambda of forEach, where it leaves only this one call, so all other actions are still searched
// player: both
// style: forEach with a lambda, window in an array
// single: yes
// detail: always; the values are right, nothing is left out at the node itself
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
        Player player = position.player();
        int[] window = {alpha, beta};
        int[] best = {player == Player.MAX ? -Window.INFINITY : Window.INFINITY};
        position.actions().forEach(action -> {
            position.make(action);
            int value = value(position, window[0], window[1]);
            position.undo();
            if (player == Player.MAX) {
                best[0] = Math.max(best[0], value);
                window[0] = Math.max(window[0], value);
            } else {
                best[0] = Math.min(best[0], value);
                window[1] = Math.min(window[1], value);
            }
            if (window[0] >= window[1]) {
                return;
            }
        });
        return best[0];
    }
}
