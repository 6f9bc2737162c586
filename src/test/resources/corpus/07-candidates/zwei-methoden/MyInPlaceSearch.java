// exercise: 07
// truth: wrong
// mistake: in minWert the return at a cutoff stands between make and undo, so that MIN's move stays on the board
// player: MIN
// style: two methods, German names
// single: yes
// detail: after every cutoff at a MIN node; the position is not as it was, and values after it are wrong
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> stellung, int alpha, int beta) {
        if (stellung.terminal()) {
            return stellung.utility();
        }
        return stellung.player() == Player.MAX ? maxWert(stellung, alpha, beta) : minWert(stellung, alpha, beta);
    }

    private int maxWert(Position<A> stellung, int alpha, int beta) {
        int wert = -Window.INFINITY;
        for (A zug : stellung.actions()) {
            stellung.make(zug);
            wert = Math.max(wert, value(stellung, alpha, beta));
            stellung.undo();
            if (wert >= beta) {
                return wert;
            }
            alpha = Math.max(alpha, wert);
        }
        return wert;
    }

    private int minWert(Position<A> stellung, int alpha, int beta) {
        int wert = Window.INFINITY;
        for (A zug : stellung.actions()) {
            stellung.make(zug);
            wert = Math.min(wert, value(stellung, alpha, beta));
            if (wert <= alpha) {
                return wert;
            }
            stellung.undo();
            beta = Math.min(beta, wert);
        }
        return wert;
    }
}
