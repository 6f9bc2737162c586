// exercise: 07
// truth: right
// mistake: none; reads the ends of a node first, then killers, undo in a finally, fail-hard
// player: both
// style: one method, fail-hard, ends first, killer per depth
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return Math.max(alpha, Math.min(beta, position.utility()));
        }
        return search(position, alpha, beta, 0);
    }

    private int search(Position<A> position, int alpha, int beta, int ply) {
        boolean max = position.player() == Player.MAX;
        List<A> open = new ArrayList<>();
        for (A action : position.actions()) {
            position.make(action);
            try {
                if (position.terminal()) {
                    int value = position.utility();
                    if (max) {
                        alpha = Math.max(alpha, value);
                    } else {
                        beta = Math.min(beta, value);
                    }
                    if (alpha >= beta) {
                        return max ? beta : alpha;
                    }
                } else {
                    open.add(action);
                }
            } finally {
                position.undo();
            }
        }
        A killer = killers.get(ply);
        if (killer != null && open.remove(killer)) {
            open.add(0, killer);
        }
        for (A action : open) {
            position.make(action);
            try {
                int value = search(position, alpha, beta, ply + 1);
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
                if (alpha >= beta) {
                    killers.put(ply, action);
                    return max ? beta : alpha;
                }
            } finally {
                position.undo();
            }
        }
        return max ? alpha : beta;
    }
}
