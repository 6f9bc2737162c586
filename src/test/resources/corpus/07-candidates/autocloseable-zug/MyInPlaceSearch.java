// exercise: 07
// truth: right
// mistake: -
// player: both
// style: a move is a resource that undoes itself in close; ends are tried before the rest; best starts at the ends of the legal values
// kind: -
// single: yes
// detail: -

import java.util.ArrayDeque;
import java.util.Queue;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private record Zug<A>(Position<A> position) implements AutoCloseable {
        static <A> Zug<A> auf(Position<A> position, A action) {
            position.make(action);
            return new Zug<>(position);
        }

        @Override
        public void close() {
            position.undo();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return position.terminal() ? position.utility() : position.player() == Player.MAX ? hoch(position, alpha, beta) : tief(position, alpha, beta);
    }

    private int hoch(Position<A> position, int alpha, int beta) {
        int best = -Window.MAX_VALUE; // nothing is worth less
        Queue<A> spaeter = new ArrayDeque<>();
        for (A action : position.actions()) {
            try (Zug<A> zug = Zug.auf(position, action)) {
                if (!position.terminal()) {
                    spaeter.add(action);
                    continue;
                }
                best = Math.max(best, position.utility());
                if (best >= beta) {
                    return best;
                }
            }
        }
        for (A action : spaeter) {
            try (Zug<A> zug = Zug.auf(position, action)) {
                best = Math.max(best, value(position, Math.max(alpha, best), beta));
                if (best >= beta) {
                    return best;
                }
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int tief(Position<A> position, int alpha, int beta) {
        int best = Window.MAX_VALUE; // nothing is worth more
        Queue<A> spaeter = new ArrayDeque<>();
        for (A action : position.actions()) {
            try (Zug<A> zug = Zug.auf(position, action)) {
                if (!position.terminal()) {
                    spaeter.add(action);
                    continue;
                }
                best = Math.min(best, position.utility());
                if (best <= alpha) {
                    return best;
                }
            }
        }
        for (A action : spaeter) {
            try (Zug<A> zug = Zug.auf(position, action)) {
                best = Math.min(best, value(position, alpha, Math.min(beta, best)));
                if (best <= alpha) {
                    return best;
                }
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
