// exercise: 07
// truth: right
// mistake: none; returns from between make and undo, which is safe in try and finally, and shuffles the actions at every node
// player: both
// style: try and finally, random order, MAX fail-hard and MIN fail-soft
// single: yes
// detail: always right; two calls may read different leaves
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Random dice = new Random();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> actions = new ArrayList<>(position.actions());
        Collections.shuffle(actions, dice);
        if (position.player() == Player.MAX) {
            for (A action : actions) {
                position.make(action);
                try {
                    alpha = Math.max(alpha, value(position, alpha, beta));
                    if (alpha >= beta) {
                        return beta;
                    }
                } finally {
                    position.undo();
                }
            }
            return alpha;
        }
        int least = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            try {
                if ((least = Math.min(least, value(position, alpha, Math.min(least, beta)))) <= alpha) {
                    return least;
                }
            } finally {
                position.undo();
            }
        }
        return least;
    }
}
