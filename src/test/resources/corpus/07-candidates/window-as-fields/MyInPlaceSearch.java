// exercise: 07
// truth: wrong
// mistake: alpha and beta are fields that a child narrows for its parent and for its siblings, because nothing restores them
// player: both
// style: window in fields, private recursive method
// single: yes
// detail: always on trees of two plies and more
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private Position<A> position;
    private int alpha;
    private int beta;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        this.position = position;
        this.alpha = alpha;
        this.beta = beta;
        return search();
    }

    private int search() {
        if (position.terminal()) {
            return position.utility();
        }
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v = search();
            position.undo();
            switch (player) {
                case MAX -> {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, best);
                }
                case MIN -> {
                    best = Math.min(best, v);
                    beta = Math.min(beta, best);
                }
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
