// exercise: 07
// truth: wrong
// mistake: the sign and the window are turned round at every ply, although the same player may move twice in a row
// player: both
// style: negamax, colour passed down
// single: yes
// detail: sometimes; only in games in which MAX and MIN do not take turns, such as ^(^(1 2) 0)
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
        if (position.player() == Player.MIN) {
            return -negamax(position, -beta, -alpha, -1);
        }
        return negamax(position, alpha, beta, 1);
    }

    private int negamax(Position<A> node, int alpha, int beta, int color) {
        if (node.terminal()) {
            return color * node.utility();
        }
        int value = -Window.INFINITY;
        for (A child : node.actions()) {
            node.make(child);
            value = Math.max(value, -negamax(node, -beta, -alpha, -color));
            node.undo();
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return value;
    }
}
