// exercise: 07
// truth: wrong
// mistake: a MAX node hands its own best so far down as alpha, and not the larger of that and the alpha it was given
// player: MAX
// style: switch on the player, record for a window
// single: yes
// detail: deep cutoffs by an alpha from far above are lost below MAX nodes, from four plies on (values are right)
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return search(position, new Window(alpha, beta));
    }

    private int search(Position<A> position, Window window) {
        if (position.terminal()) {
            return position.utility();
        }
        return switch (position.player()) {
            case MAX -> {
                int most = -Window.INFINITY;
                for (A action : position.actions()) {
                    most = Math.max(most, below(position, action, new Window(most, window.beta())));
                    if (most >= window.beta()) {
                        break;
                    }
                }
                yield most;
            }
            case MIN -> {
                int least = Window.INFINITY;
                for (A action : position.actions()) {
                    int bound = Math.min(window.beta(), least);
                    least = Math.min(least, below(position, action, new Window(window.alpha(), bound)));
                    if (least <= window.alpha()) {
                        break;
                    }
                }
                yield least;
            }
        };
    }

    private int below(Position<A> position, A action, Window window) {
        position.make(action);
        int value = search(position, window);
        position.undo();
        return value;
    }
}
