// exercise: 07
// truth: wrong
// mistake: a boolean parameter says whose turn it is and is negated at each ply, the position is asked only at the root: where a player moves twice running the value is that of another game
// player: both
// style: boolean maximizingPlayer as on Wikipedia
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
        return alphabeta(position, alpha, beta, position.player() == Player.MAX);
    }

    private int alphabeta(Position<A> node, int alpha, int beta, boolean maximizingPlayer) {
        if (node.terminal()) {
            return node.utility();
        }
        int value;
        if (maximizingPlayer) {
            value = -Window.INFINITY;
            for (A child : node.actions()) {
                node.make(child);
                value = Math.max(value, alphabeta(node, alpha, beta, false));
                node.undo();
                if (value >= beta) {
                    break;
                }
                alpha = Math.max(alpha, value);
            }
        } else {
            value = Window.INFINITY;
            for (A child : node.actions()) {
                node.make(child);
                value = Math.min(value, alphabeta(node, alpha, beta, true));
                node.undo();
                if (value <= alpha) {
                    break;
                }
                beta = Math.min(beta, value);
            }
        }
        return value;
    }
}
