// exercise: 07
// truth: wrong
// mistake: MAX takes its first child before the loop and does not test for a cutoff after it, so the second child is still searched.
// player: MAX
// style: first child before the loop
// single: yes
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private int child(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        int v = value(position, alpha, beta);
        position.undo();
        return v;
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> actions = List.copyOf(position.actions());
        Player player = position.player();
        int best = child(position, actions.get(0), alpha, beta);
        if (player == Player.MAX) {
            alpha = Math.max(alpha, best);
            for (A action : actions.subList(1, actions.size())) {
                best = Math.max(best, child(position, action, alpha, beta));
                alpha = Math.max(alpha, best);
                if (best >= beta) {
                    return best;
                }
            }
            return best;
        }
        int i = 1;
        while (best > alpha && i < actions.size()) {
            beta = Math.min(beta, best);
            best = Math.min(best, child(position, actions.get(i), alpha, beta));
            i++;
        }
        return best;
    }
}
