// exercise: 07
// truth: wrong
// mistake: the loop looks itself whether the game is over after the move, takes the utility and goes on to the next action without undo: moves that end the game stay on the position
// player: both
// style: one loop, terminal children handled in it
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = position.actions();
        for (A action : actions) {
            int v;
            position.make(action);
            if (position.terminal()) {
                v = position.utility();
            } else {
                v = value(position, alpha, beta);
                position.undo();
            }
            if (player == Player.MAX) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (beta <= alpha) break;
        }
        return best;
    }
}
