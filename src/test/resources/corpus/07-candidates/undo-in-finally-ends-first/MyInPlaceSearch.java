// exercise: 07
// truth: right
// mistake: none; ends are read first at every node, undo is in a finally block
// player: both
// style: helper with a functional interface, window as an object
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return look(position, new Window(alpha, beta));
    }

    private int look(Position<A> position, Window given) {
        if (position.terminal()) {
            return position.utility();
        }
        Player mover = position.player();
        int best = mover == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        Window window = given;
        List<A> later = new ArrayList<>();
        for (A action : position.actions()) {
            Integer end = after(position, action, p -> p.terminal() ? 1 : 0) == 0
                    ? null
                    : Integer.valueOf(after(position, action, Position::utility));
            if (end == null) {
                later.add(action);
                continue;
            }
            best = better(mover, best, end);
            window = window.narrowedBy(mover, end);
            if (window.closed()) {
                return best;
            }
        }
        for (A action : later) {
            Window now = window;
            int v = after(position, action, p -> look(p, now));
            best = better(mover, best, v);
            window = window.narrowedBy(mover, v);
            if (window.closed()) {
                return best;
            }
        }
        return best;
    }

    private static int better(Player mover, int a, int b) {
        return mover == Player.MAX ? Math.max(a, b) : Math.min(a, b);
    }

    private int after(Position<A> position, A action, ToIntFunction<Position<A>> question) {
        position.make(action);
        try {
            return question.applyAsInt(position);
        } finally {
            position.undo();
        }
    }
}
