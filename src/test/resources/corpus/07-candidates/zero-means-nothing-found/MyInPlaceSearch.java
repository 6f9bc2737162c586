// exercise: 07
// truth: wrong
// mistake: a best of 0 stands for "no child looked at yet", so a child that is really worth 0 is overwritten by the next one, be it worse
// kind: slip
// player: both
// style: one method, best 0 as a sentinel, index loop
// single: yes
// detail: needs a child worth exactly 0 before worse ones
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player player = position.player();
        List<A> actions = position.actions();
        int best = 0;
        for (int i = 0; i < actions.size() && alpha < beta; i++) {
            position.make(actions.get(i));
            int child = value(position, alpha, beta);
            position.undo();
            if (player == Player.MAX) {
                if (best == 0 || child > best) {
                    best = child;
                }
                if (best > alpha) {
                    alpha = best;
                }
            } else {
                if (best == 0 || child < best) {
                    best = child;
                }
                if (best < beta) {
                    beta = best;
                }
            }
        }
        return best;
    }
}
