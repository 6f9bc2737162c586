// exercise: 07
// truth: wrong
// mistake: forced moves (only one action) are played in a loop and counted, but the count is not raised for the move that ends the game, so one undo is missing there
// kind: subtle
// player: both
// style: loop over forced moves, fail-hard with clamped values
// single: yes
// detail: only where a node with a single child leads to the end of the game
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return Math.max(alpha, Math.min(beta, position.utility()));
        }
        int forced = 0;
        List<A> actions = position.actions();
        // No choice, no node: go on to where there is one.
        while (actions.size() == 1) {
            position.make(actions.get(0));
            if (position.terminal()) {
                break;
            }
            forced++;
            actions = position.actions();
        }
        int result = position.terminal() ? Math.max(alpha, Math.min(beta, position.utility())) : choose(position, actions, alpha, beta);
        while (forced-- > 0) {
            position.undo();
        }
        return result;
    }

    private int choose(Position<A> position, List<A> actions, int alpha, int beta) {
        Player player = position.player();
        for (A action : actions) {
            position.make(action);
            int v = value(position, alpha, beta);
            position.undo();
            if (player == Player.MAX) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return player == Player.MAX ? alpha : beta;
    }
}
