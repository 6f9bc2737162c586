// exercise: 07
// truth: wrong
// mistake: alpha >= beta is asked before the new value has moved alpha or beta, so a node always searches one child more after the one that closed its window: right values, positions asked that can no longer matter
// player: both
// style: one loop, order of statements: undo, cut?, update
// single: yes
// detail: when the last child closes the window nothing more is asked
import java.util.List;
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
        final boolean maximizing = position.player() == Player.MAX;
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        List<A> moves = position.actions();
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            int score = value(position, alpha, beta);
            position.undo();
            best = maximizing ? Math.max(best, score) : Math.min(best, score);
            if (alpha >= beta) {
                break;
            }
            if (maximizing) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
        }
        return best;
    }
}
