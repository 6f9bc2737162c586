// exercise: 07
// truth: wrong
// mistake: a MIN node compares its best with alpha but never lowers the beta that it hands down, so cuts at MAX nodes below it are missed
// player: MIN
// style: ternaries, one loop, fail-soft
// single: yes
// detail: values are right, only cuts are missed
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        var max = position.player() == Player.MAX;
        var best = max ? -Window.INFINITY : Window.INFINITY;
        var low = alpha;
        for (var action : position.actions()) {
            position.make(action);
            var v = value(position, low, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            low = max ? Math.max(low, best) : low;
            if (max ? best >= beta : best <= alpha) break;
        }
        return best;
    }
}
