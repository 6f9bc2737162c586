// exercise: 08
// truth: wrong
// mistake: the own colour is found out in the first call and kept, so the same object plays against itself when it is asked for the other side later
// player: both
// style: everything is seen from the own colour; field set once
// kind: subtle
// single: yes
// detail: only when one object is asked first for one player and later for the other
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
    /** Who I am in this game. */
    private Player ich;

    private Clock uhr;
    private GivenPosition<A> stellung;
    private final Map<A, Integer> schnitte = new HashMap<>();

    private static final class Schluss extends RuntimeException {
        private static final long serialVersionUID = 1;

        Schluss() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        if (ich == null) {
            ich = position.player();
        }
        stellung = position;
        uhr = clock;
        schnitte.clear();
        List<A> zuege = new ArrayList<>(position.actions());
        A bester = zuege.get(0);
        try {
            for (int tiefe = 1; tiefe < 60; tiefe++) {
                int alpha = -Window.INFINITY;
                A gefunden = zuege.get(0);
                for (A zug : zuege) {
                    stellung.make(zug);
                    int wert = wert(tiefe - 1, 1, alpha, Window.INFINITY);
                    stellung.undo();
                    if (wert > alpha) {
                        alpha = wert;
                        gefunden = zug;
                    }
                }
                bester = gefunden;
                if (Math.abs(alpha) > 999_000) {
                    return bester;
                }
                zuege.remove(bester);
                zuege.add(0, bester);
            }
        } catch (Schluss schluss) {
            return bester;
        }
        return bester;
    }

    /** The value to me. */
    private int wert(int tiefe, int halbzuege, int alpha, int beta) {
        if (uhr.isUp()) {
            throw new Schluss();
        }
        if (stellung.terminal()) {
            int meins = zuMir(stellung.utility());
            return meins > 0 ? meins - halbzuege : meins < 0 ? meins + halbzuege : 0;
        }
        if (tiefe == 0) {
            return zuMir(stellung.evaluation());
        }
        boolean ichZiehe = stellung.player() == ich;
        int bester = ichZiehe ? -Window.INFINITY : Window.INFINITY;
        List<A> zuege = new ArrayList<>(stellung.actions());
        zuege.sort((a, b) -> schnitte.getOrDefault(b, 0).compareTo(schnitte.getOrDefault(a, 0)));
        for (A zug : zuege) {
            stellung.make(zug);
            int wert = wert(tiefe - 1, halbzuege + 1, alpha, beta);
            stellung.undo();
            if (ichZiehe) {
                bester = Math.max(bester, wert);
                alpha = Math.max(alpha, bester);
            } else {
                bester = Math.min(bester, wert);
                beta = Math.min(beta, bester);
            }
            if (alpha >= beta) {
                schnitte.merge(zug, tiefe * tiefe, Integer::sum);
                break;
            }
        }
        return bester;
    }

    private int zuMir(int wert) {
        return ich == Player.MAX ? wert : -wert;
    }
}
