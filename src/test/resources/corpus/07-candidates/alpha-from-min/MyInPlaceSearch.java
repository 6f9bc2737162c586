// exercise: 07
// truth: wrong
// mistake: the method for MIN ends with return alpha, as the one for MAX does, instead of beta
// player: MIN
// style: fail-hard, a method for each player
// single: yes
// detail: always; as soon as a MIN node is not cut
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int max(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, beta);
            position.undo();
            if (value >= beta) {
                return beta;
            }
            if (value > alpha) {
                alpha = value;
            }
        }
        return alpha;
    }

    private int min(Position<A> position, int alpha, int beta) {
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, beta);
            position.undo();
            if (value <= alpha) {
                return alpha;
            }
            if (value < beta) {
                beta = value;
            }
        }
        return alpha;
    }
}
