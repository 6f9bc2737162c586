// exercise: 07
// truth: wrong
// mistake: at a MIN node beta is lowered, but never compared with alpha, so MIN looks at every child
// player: MIN
// style: German names, one method with two loops
// kind: slip
// single: yes
// detail: values are right; needless leaves below every MIN node that should be cut
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
        int bester;
        if (stellung.player() == Player.MAX) {
            bester = -Window.INFINITY;
            for (A zug : stellung.actions()) {
                stellung.make(zug);
                int wert = value(stellung, alpha, beta);
                stellung.undo();
                if (wert > bester) {
                    bester = wert;
                }
                if (bester > alpha) {
                    alpha = bester;
                }
                if (alpha >= beta) {
                    break;
                }
            }
        } else {
            bester = Window.INFINITY;
            for (A zug : stellung.actions()) {
                stellung.make(zug);
                int wert = value(stellung, alpha, beta);
                stellung.undo();
                if (wert < bester) {
                    bester = wert;
                }
                if (bester < beta) {
                    beta = bester;
                }
            }
        }
        return bester;
    }
}
