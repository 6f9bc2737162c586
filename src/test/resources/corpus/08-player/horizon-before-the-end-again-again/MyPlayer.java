// exercise: 08
// truth: wrong
// mistake: at depth 0 the evaluation is asked before it is known whether the game is over, so an end at the horizon is not seen
// player: both
// style: killers by ply, early stop on proof
// single: yes
// detail: a win in one is missed when only one iteration is finished, and evaluation is asked where the game is over
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class TimeUp extends RuntimeException {
        TimeUp() {
            super(null, null, false, false);
        }
    }

    private final Map<Integer, A> killer = new TreeMap<>();

    @Override
    public A move(GivenPosition<A> game, Clock clock) {
        killer.clear();
        List<A> moves = new ArrayList<>(game.actions());
        boolean max = game.player() == Player.MAX;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int lower = -Window.INFINITY;
                int upper = Window.INFINITY;
                int index = 0;
                for (int i = 0; i < moves.size(); i++) {
                    game.make(moves.get(i));
                    int v = alphabeta(game, clock, depth - 1, 1, lower, upper);
                    game.undo();
                    if (max && v > lower) {
                        lower = v;
                        index = i;
                    }
                    if (!max && v < upper) {
                        upper = v;
                        index = i;
                    }
                }
                moves.add(0, moves.remove(index));
                if (Math.abs(max ? lower : upper) > 500_000) {
                    break;
                }
            }
        } catch (TimeUp e) {
            // the list begins with the best of the last iteration
        }
        return moves.get(0);
    }

    private int alphabeta(GivenPosition<A> game, Clock clock, int depth, int ply, int lower, int upper) {
        if (clock.isUp()) {
            throw new TimeUp();
        }
        if (depth == 0) {
            return game.evaluation();
        }
        if (game.terminal()) {
            int u = game.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        List<A> moves = new ArrayList<>(game.actions());
        A k = killer.get(ply);
        if (k != null && moves.remove(k)) {
            moves.add(0, k);
        }
        boolean max = game.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A m : moves) {
            game.make(m);
            int v = alphabeta(game, clock, depth - 1, ply + 1, lower, upper);
            game.undo();
            if (max) {
                best = Math.max(best, v);
                lower = Math.max(lower, v);
            } else {
                best = Math.min(best, v);
                upper = Math.min(upper, v);
            }
            if (lower >= upper) {
                killer.put(ply, m);
                break;
            }
        }
        return best;
    }
}
