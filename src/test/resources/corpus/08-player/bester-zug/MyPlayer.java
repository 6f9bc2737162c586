// exercise: 08
// truth: wrong
// mistake: the field with the move to play is written in the loop over the actions at the root, and these are not tried with the last best first
// player: both
// style: fields, German names, exception
// single: yes
// detail: whenever the clock is up in the middle of an iteration: the best of the few actions seen so far is played
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private A besterZug;
    private GivenPosition<A> stellung;
    private Clock uhr;

    private static class ZeitAbgelaufen extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        stellung = position;
        uhr = clock;
        besterZug = position.actions().get(0);
        try {
            for (int tiefe = 1; tiefe <= 60; tiefe++) {
                int wert = wurzel(tiefe);
                if (Math.abs(wert) > 900_000) {
                    return besterZug;
                }
            }
        } catch (ZeitAbgelaufen e) {
            // fertig
        }
        return besterZug;
    }

    private int wurzel(int tiefe) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        List<A> zuege = stellung.actions();
        if (stellung.player() == Player.MAX) {
            for (A zug : zuege) {
                stellung.make(zug);
                int wert = suche(tiefe - 1, 1, alpha, beta);
                stellung.undo();
                if (wert > alpha) {
                    alpha = wert;
                    besterZug = zug;
                }
            }
            return alpha;
        }
        for (A zug : zuege) {
            stellung.make(zug);
            int wert = suche(tiefe - 1, 1, alpha, beta);
            stellung.undo();
            if (wert < beta) {
                beta = wert;
                besterZug = zug;
            }
        }
        return beta;
    }

    private int suche(int tiefe, int ebene, int alpha, int beta) {
        if (uhr.isUp()) {
            throw new ZeitAbgelaufen();
        }
        if (stellung.terminal()) {
            int ende = stellung.utility();
            return ende > 0 ? ende - ebene : ende < 0 ? ende + ebene : 0;
        }
        if (tiefe == 0) {
            return stellung.evaluation();
        }
        if (stellung.player() == Player.MAX) {
            for (A zug : stellung.actions()) {
                stellung.make(zug);
                alpha = Math.max(alpha, suche(tiefe - 1, ebene + 1, alpha, beta));
                stellung.undo();
                if (alpha >= beta) {
                    break;
                }
            }
            return alpha;
        }
        for (A zug : stellung.actions()) {
            stellung.make(zug);
            beta = Math.min(beta, suche(tiefe - 1, ebene + 1, alpha, beta));
            stellung.undo();
            if (alpha >= beta) {
                break;
            }
        }
        return beta;
    }
}
