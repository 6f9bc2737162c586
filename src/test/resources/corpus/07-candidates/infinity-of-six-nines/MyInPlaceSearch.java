// exercise: 07
// truth: wrong
// mistake: best starts at 999,999 instead of an infinity, so a MAX node all of whose children are worth -1,000,000 returns -999,999, and a MIN node likewise
// player: both
// style: plain recursion, two branches
// single: yes
// detail: sometimes; only where every action loses with the extreme value: (-1000000 -1000000) is worth -999999
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int INF = 999999;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            int best = -INF;
            for (A action : position.actions()) {
                position.make(action);
                int v = value(position, alpha, beta);
                position.undo();
                if (v > best) {
                    best = v;
                }
                if (best > alpha) {
                    alpha = best;
                }
                if (beta <= alpha) {
                    break;
                }
            }
            return best;
        } else {
            int best = INF;
            for (A action : position.actions()) {
                position.make(action);
                int v = value(position, alpha, beta);
                position.undo();
                if (v < best) {
                    best = v;
                }
                if (best < beta) {
                    beta = best;
                }
                if (beta <= alpha) {
                    break;
                }
            }
            return best;
        }
    }
}
