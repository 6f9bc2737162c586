// exercise: 07
// truth: wrong
// mistake: in MIN's branch the cutoff takes back a second move after the move was taken back already
// player: MIN
// style: maxValue and minValue as separate methods, while loop with iterator
// single: yes
// detail: sometimes, only after a cutoff at a node of MIN
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal())
            return position.utility();
        return position.player() == Player.MAX
                ? maxValue(position, alpha, beta)
                : minValue(position, alpha, beta);
    }

    private int maxValue(Position<A> pos, int alpha, int beta) {
        int v = -Window.INFINITY;
        Iterator<A> it = pos.actions().iterator();
        while (it.hasNext()) {
            pos.make(it.next());
            int child = value(pos, alpha, beta);
            pos.undo();
            if (child > v)
                v = child;
            if (v > alpha)
                alpha = v;
            if (alpha >= beta)
                break;
        }
        return v;
    }

    private int minValue(Position<A> pos, int alpha, int beta) {
        int v = Window.INFINITY;
        Iterator<A> it = pos.actions().iterator();
        while (it.hasNext()) {
            pos.make(it.next());
            int child = value(pos, alpha, beta);
            pos.undo();
            if (child < v)
                v = child;
            if (v < beta)
                beta = v;
            if (alpha >= beta) {
                pos.undo();
                break;
            }
        }
        return v;
    }
}
