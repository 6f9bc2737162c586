// exercise: 07
// truth: wrong
// mistake: Assumes that the players take turns: after make the other side is searched with a flipped boolean, and position.player() is asked only at the top.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        return search(position, alpha, beta, position.player());
    }

    private int search(Position<A> position, int alpha, int beta, Player turn) {
        if (position.terminal()) return position.utility();
        int best = turn == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v = search(position, alpha, beta, turn.opponent());
            position.undo();
            if (turn == Player.MAX) alpha = Math.max(alpha, best = Math.max(best, v));
            else beta = Math.min(beta, best = Math.min(best, v));
            if (alpha >= beta) break;
        }
        return best;
    }
}
