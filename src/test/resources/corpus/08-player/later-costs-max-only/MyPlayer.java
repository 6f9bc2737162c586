// exercise: 08
// truth: wrong
// mistake: the number of plies is subtracted from every end, so for MIN a later win is worth more than an earlier one
// player: MIN
// style: value of the end as a small method, best first at the root
// kind: subtle
// single: yes
// detail: only when MIN can win: it prefers the longest way to the win that an iteration sees, also where one move wins; MAX prefers to lose sooner

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Schluss extends Exception {
        private static final long serialVersionUID = 1;
    }

    private Map<Integer, A> killer;
    private BooleanSupplier zeitUm;
    private GivenPosition<A> p;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        p = position;
        zeitUm = clock::isUp;
        killer = new HashMap<>();
        List<A> wurzel = new ArrayList<>(position.actions());
        try {
            for (int tiefe = 1; tiefe < 40; tiefe++) {
                int nummer = durchgang(wurzel, tiefe);
                Collections.rotate(wurzel.subList(0, nummer + 1), 1);
            }
        } catch (Schluss schluss) {
            return wurzel.get(0);
        }
        return wurzel.get(0);
    }

    /** Returns the number of the best action. */
    private int durchgang(List<A> wurzel, int tiefe) throws Schluss {
        boolean max = p.player() == Player.MAX;
        int best = 0;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (int i = 0; i < wurzel.size(); i++) {
            p.make(wurzel.get(i));
            int wert = wert(tiefe - 1, 1, alpha, beta);
            p.undo();
            if (max && wert > alpha) {
                alpha = wert;
                best = i;
            } else if (!max && wert < beta) {
                beta = wert;
                best = i;
            }
        }
        return best;
    }

    /** The sooner the better. */
    private int ende(int plies) {
        return p.utility() - plies;
    }

    private int wert(int tiefe, int plies, int alpha, int beta) throws Schluss {
        if (zeitUm.getAsBoolean()) {
            throw new Schluss();
        }
        if (p.terminal()) {
            return ende(plies);
        }
        if (tiefe == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        List<A> zuege = new ArrayList<>(p.actions());
        int k = zuege.indexOf(killer.get(plies));
        if (k > 0) {
            Collections.swap(zuege, 0, k);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A zug : zuege) {
            p.make(zug);
            int wert = wert(tiefe - 1, plies + 1, alpha, beta);
            p.undo();
            best = max ? Math.max(best, wert) : Math.min(best, wert);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                killer.put(plies, zug);
                break;
            }
        }
        return best;
    }
}
