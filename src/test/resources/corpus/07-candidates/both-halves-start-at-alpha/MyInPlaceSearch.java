// exercise: 07
// truth: wrong
// mistake: fail-hard with best = alpha for either player: a MIN node starts at alpha instead of beta and takes the minimum with it, so it is never worth more than alpha and is left after its first child
// player: MIN
// style: fail-hard, the loop shared by both players, best starts at the window
// single: yes
// detail: position is restored properly
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player player = position.player();
        int best = alpha; // fail-hard: never worse than what is guaranteed
        for (A action : position.actions()) {
            position.make(action);
            int value = player == Player.MAX ? value(position, best, beta) : value(position, alpha, best);
            position.undo();
            if (player == Player.MAX) {
                best = Math.max(best, value);
                if (best >= beta) {
                    return beta;
                }
            } else {
                best = Math.min(best, value);
                if (best <= alpha) {
                    return alpha;
                }
            }
        }
        return best;
    }
}
