// exercise: 07
// truth: wrong
// mistake: fail-hard: when a MAX node is cut it returns alpha in place of beta, which is a bound on the wrong side
// player: MAX
// style: fail-hard, two private methods, ported from Python
// single: yes
// detail: whenever a MAX node is cut before alpha has reached beta
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        } else if (position.player() == Player.MAX) {
            return alphaBetaMax(position, alpha, beta);
        } else {
            return alphaBetaMin(position, alpha, beta);
        }
    }

    private int alphaBetaMax(Position<A> position, int alpha, int beta) {
        for (A move : position.actions()) {
            position.make(move);
            int score = value(position, alpha, beta);
            position.undo();
            if (score >= beta) {
                return alpha;
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
                return alpha;
            }
            if (score < beta) {
                beta = score;
            }
        }
        return beta;
    }
}
