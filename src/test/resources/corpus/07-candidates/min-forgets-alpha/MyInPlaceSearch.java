// exercise: 07
// truth: wrong
// mistake: MIN hands minus infinity to its children in place of alpha, so nothing below is cut by what MAX is guaranteed further up.
// player: MIN
// style: switch on the player
// single: yes
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
        return switch (position.player()) {
            case MAX -> max(position, alpha, beta);
            case MIN -> min(position, alpha, beta);
        };
    }

    private int after(Position<A> position, A action, int alpha, int beta) {
        position.make(action);
        try {
            return value(position, alpha, beta);
        } finally {
            position.undo();
        }
    }

    private int max(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            best = Math.max(best, after(position, action, Math.max(alpha, best), beta));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int min(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            best = Math.min(best, after(position, action, -Window.INFINITY, Math.min(beta, best)));
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }
}
