// exercise: 07
// truth: wrong
// mistake: whose turn it is is asked after make instead of before, so each child is taken as a choice of the player who moves next there (and as the parent's opponent's where the game is over): maximum and minimum are mixed up
// player: both
// style: beginner; the player is looked up where it is needed, inside the loop
// single: yes
// detail: where the game is over after the move it takes the opponent of the last known player, so player() is never asked of a finished game
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
        Player player = position.player();
        Integer best = null;
        for (A action : position.actions()) {
            position.make(action);
            player = position.terminal() ? player.opponent() : position.player();
            int value = value(position, alpha, beta);
            position.undo();
            if (player == Player.MAX) {
                if (best == null || value > best) {
                    best = value;
                }
                if (best > alpha) {
                    alpha = best;
                }
            } else {
                if (best == null || value < best) {
                    best = value;
                }
                if (best < beta) {
                    beta = best;
                }
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
