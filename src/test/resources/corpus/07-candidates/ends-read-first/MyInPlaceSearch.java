// exercise: 07
// truth: right
// mistake: none; the ends among the children are read first at every node, then the rest is searched
// player: both
// style: two passes over the actions, sign for the player
// single: yes
// detail: right
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return position.terminal() ? position.utility() : inner(position, alpha, beta);
    }

    private int inner(Position<A> position, int alpha, int beta) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        Integer best = null;
        List<A> later = new ArrayList<>();
        for (A action : position.actions()) {
            position.make(action);
            boolean end = position.terminal();
            int v = end ? position.utility() : 0;
            position.undo();
            if (!end) {
                later.add(action);
                continue;
            }
            best = best == null || sign * v > sign * best ? Integer.valueOf(v) : best;
            if (sign > 0) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) return best;
        }
        for (A action : later) {
            position.make(action);
            int v = inner(position, alpha, beta);
            position.undo();
            best = best == null || sign * v > sign * best ? Integer.valueOf(v) : best;
            if (sign > 0) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) return best;
        }
        return best;
    }
}
