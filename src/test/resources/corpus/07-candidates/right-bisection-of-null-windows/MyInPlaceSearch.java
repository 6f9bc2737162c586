// exercise: 07
// truth: right
// mistake: none; MTD(f)-like: the window of the call is narrowed by null-window searches until the bounds meet
// player: both
// style: driver with null windows over a fail-soft test, try/finally for undo
// single: yes
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        int lower = alpha;
        int upper = beta;
        int guess = Math.max(lower, Math.min(upper, 0));
        while (lower < upper) {
            int gamma = Math.max(guess, lower + 1);
            guess = test(position, gamma - 1, gamma);
            if (guess < gamma) {
                upper = guess;
            } else {
                lower = guess;
            }
        }
        return guess;
    }

    private int test(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            int v;
            position.make(action);
            try {
                v = test(position, alpha, beta);
            } finally {
                position.undo();
            }
            if (player == Player.MAX) {
                best = Math.max(best, v);
                if (best >= beta) {
                    return best;
                }
            } else {
                best = Math.min(best, v);
                if (best <= alpha) {
                    return best;
                }
            }
        }
        return best;
    }
}
