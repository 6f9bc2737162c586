// exercise: 07
// truth: wrong
// mistake: the cut of a MIN node is copied from MAX and compares its best with beta (>=) instead of with alpha (<=)
// player: MIN
// style: switch, index loop
// single: yes
// detail: wrong values with a narrowed beta, and missed cuts
import java.util.List;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> moves = position.actions();
        switch (position.player()) {
            case MAX: {
                int best = -Window.INFINITY;
                for (int i = 0; i < moves.size(); i++) {
                    position.make(moves.get(i));
                    best = Math.max(best, value(position, alpha, beta));
                    position.undo();
                    if (best >= beta) {
                        return best;
                    }
                    alpha = Math.max(alpha, best);
                }
                return best;
            }
            default: {
                int best = Window.INFINITY;
                for (int i = 0; i < moves.size(); i++) {
                    position.make(moves.get(i));
                    best = Math.min(best, value(position, alpha, beta));
                    position.undo();
                    if (best >= beta) {
                        return best;
                    }
                    beta = Math.min(beta, best);
                }
                return best;
            }
        }
    }
}
