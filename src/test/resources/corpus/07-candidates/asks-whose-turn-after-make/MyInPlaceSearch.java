// exercise: 07
// truth: wrong
// mistake: Inside the loop position.player() is asked after make and before undo, so it is the player of the child and not of the node that decides between maximum and minimum (and it is asked at ends of the game).
// player: both
// style: single method with a local "best" set from the first child
// single: yes
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        List<A> moves = position.actions();
        Integer best = null;
        int i = 0;
        while (i < moves.size() && alpha < beta) {
            position.make(moves.get(i));
            int v = value(position, alpha, beta);
            if (position.player() == Player.MAX) {
                if (best == null || v > best) {
                    best = v;
                }
                alpha = Math.max(alpha, best);
            } else {
                if (best == null || v < best) {
                    best = v;
                }
                beta = Math.min(beta, best);
            }
            position.undo();
            i++;
        }
        return best;
    }
}
