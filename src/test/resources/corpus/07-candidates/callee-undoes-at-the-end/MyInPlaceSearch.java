// exercise: 07
// truth: wrong
// mistake: every call takes back a move before it returns (the called one undoes what its caller made), so the first call takes back one move too many: an exception at the start of a game, and otherwise the position is left one move further back than it was given
// player: both
// style: ex-C++ programmer: 'each node cleans up itself', one exit at the end
// single: yes
// detail: the values inside are right; the root undo is the mistake
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        int result;
        if (position.terminal()) {
            result = position.utility();
        } else if (position.player() == Player.MAX) {
            result = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                result = Math.max(result, value(position, alpha, beta)); // undoes
                alpha = Math.max(alpha, result);
                if (alpha >= beta) break;
            }
        } else {
            result = Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                result = Math.min(result, value(position, alpha, beta)); // undoes
                beta = Math.min(beta, result);
                if (alpha >= beta) break;
            }
        }
        position.undo();
        return result;
    }
}
