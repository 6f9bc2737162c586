// exercise: 07
// truth: wrong
// mistake: On a cutoff MAX returns alpha before it is raised to the value that has cut, which is below beta and so no bound on the right side.
// player: MAX
// style: fail hard, two private methods
// single: yes
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            return alphaBetaMax(position, alpha, beta);
        }
        return alphaBetaMin(position, alpha, beta);
    }

    private int alphaBetaMax(Position<A> position, int alpha, int beta) {
        for (A move : position.actions()) {
            position.make(move);
            int score = value(position, alpha, beta);
            position.undo();
            if (score >= beta) {
                return alpha; // cutoff
            }
            if (score > alpha) {
                alpha = score;
            }
        }
        return alpha;
    }

    private int alphaBetaMin(Position<A> position, int alpha, int beta) {
        for (A move : position.actions()) {
            position.make(move);
            int score = value(position, alpha, beta);
            position.undo();
            if (score <= alpha) {
                return alpha; // cutoff
            }
            if (score < beta) {
                beta = score;
            }
        }
        return beta;
    }
}
