// exercise: 07
// truth: wrong
// mistake: where MAX cuts, it returns between make and undo and leaves the move on the position
// player: MAX
// style: two methods, maxValue and minValue
// kind: slip
// single: yes
// detail: every cut at a MAX node
import java.util.*;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            return maxValue(position, alpha, beta);
        }
        return minValue(position, alpha, beta);
    }

    private int maxValue(Position<A> position, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            v = Math.max(v, value(position, alpha, beta));
            if (v >= beta) {
                return v;
            }
            position.undo();
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            v = Math.min(v, value(position, alpha, beta));
            position.undo();
            if (v <= alpha) {
                break;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }
}
