// exercise: 07
// truth: wrong
// mistake: an end is worth its utility less the plies to it, where the exercise asks for the utility itself
// player: both
// style: ply counter, as in a game program
// single: yes
// detail: wrong for every end below the root that is not 0
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return search(position, 0, alpha, beta);
    }

    private int search(Position<A> position, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.max(best, search(position, ply + 1, Math.max(alpha, best), beta));
                position.undo();
                if (best >= beta) return best;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            best = Math.min(best, search(position, ply + 1, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha) return best;
        }
        return best;
    }
}
