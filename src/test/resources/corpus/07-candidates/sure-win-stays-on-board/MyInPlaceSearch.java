// exercise: 07
// truth: wrong
// mistake: when an action ends the game with the highest value for the side to move, the loop is left without undo
// player: both
// style: one loop, shortcut for a win
// single: yes
// detail: sometimes; only with an end worth exactly 1,000,000 to the side that moves there
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
        final boolean maximizing = position.player().equals(Player.MAX);
        final int win = maximizing ? Window.MAX_VALUE : -Window.MAX_VALUE;
        int a = alpha, b = beta;
        int result = maximizing ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A move : position.actions()) {
            position.make(move);
            if (position.terminal() && position.utility() == win) {
                return win;
            }
            int v = value(position, a, b);
            position.undo();
            result = maximizing ? Math.max(result, v) : Math.min(result, v);
            if (maximizing) a = Math.max(a, v);
            else b = Math.min(b, v);
            if (b <= a) {
                break;
            }
        }
        return result;
    }
}
