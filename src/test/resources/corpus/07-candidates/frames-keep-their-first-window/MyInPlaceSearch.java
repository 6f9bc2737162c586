// exercise: 07
// truth: wrong
// mistake: a frame keeps the window with which it was pushed: its best so far is compared with it, but never narrows it for the next child, so that with the full window nothing is cut
// kind: slip
// player: both
// style: iterative with arrays by ply
// single: yes
// detail: the values are right; leaves that can no longer matter are evaluated
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private record Level<A>(boolean max, Iterator<A> moves, int alpha, int beta, int[] best) {}

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        List<Level<A>> levels = new ArrayList<>();
        Integer result = enter(position, levels, alpha, beta);
        while (!levels.isEmpty()) {
            Level<A> level = levels.get(levels.size() - 1);
            int best = level.best()[0];
            boolean cut = level.max() ? best >= level.beta() : best <= level.alpha();
            if (!cut && level.moves().hasNext()) {
                position.make(level.moves().next());
                result = enter(position, levels, level.alpha(), level.beta());
                if (result != null) {
                    position.undo();
                    compare(level, result);
                }
            } else {
                levels.remove(levels.size() - 1);
                result = best;
                if (!levels.isEmpty()) {
                    position.undo();
                    compare(levels.get(levels.size() - 1), result);
                }
            }
        }
        return result;
    }

    /** Pushes the position, or returns what it is worth if it is over. */
    private Integer enter(Position<A> position, List<Level<A>> levels, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int[] best = {max ? -Window.INFINITY : Window.INFINITY};
        levels.add(new Level<>(max, position.actions().iterator(), alpha, beta, best));
        return null;
    }

    private void compare(Level<A> level, int value) {
        level.best()[0] = level.max() ? Math.max(level.best()[0], value) : Math.min(level.best()[0], value);
    }
}
