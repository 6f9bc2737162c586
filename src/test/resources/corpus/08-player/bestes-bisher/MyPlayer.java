// exercise: 08
// truth: wrong
// mistake: the best action so far is a field that every iteration writes in its loop, and it is played even if the iteration was cut off after its first actions
// player: both
// style: German names, field for the best action, no order of moves at the root
// single: yes
// detail: the clock ends in the middle of an iteration, whose first actions are not the best
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Up extends RuntimeException {
        private static final long serialVersionUID = 1;

        Up() {
            super(null, null, false, false);
        }
    }

    private A bester;
    private GivenPosition<A> position;
    private Clock clock;
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> stellung, Clock uhr) {
        position = stellung;
        clock = uhr;
        killers.clear();
        bester = stellung.actions().get(0);
        try {
            for (int tiefe = 1; tiefe <= 40; tiefe++) {
                suche(tiefe);
            }
        } catch (Up zeitIstUm) {
            return bester;
        }
        return bester;
    }

    private void suche(int tiefe) {
        boolean max = position.player() == Player.MAX;
        int besterWert = max ? -Window.INFINITY : Window.INFINITY;
        for (A zug : position.actions()) {
            position.make(zug);
            int wert = max
                    ? value(tiefe - 1, 1, besterWert, Window.INFINITY)
                    : value(tiefe - 1, 1, -Window.INFINITY, besterWert);
            position.undo();
            if (max ? wert > besterWert : wert < besterWert) {
                besterWert = wert;
                bester = zug;
            }
        }
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                return best;
            }
        }
        return best;
    }
}
