// exercise: 03
// truth: wrong
// mistake: bestAction starts its comparison with 1000 and -1000 as if no value could be beyond, so if all children are worth that little or less (for MIN: that much or more) it returns null
// player: both
// style: arrays indexed by the player, German names
// kind: slip
// single: yes
// detail: bestAction for MAX if all children are worth -1000 or less, for MIN if all are worth 1000 or more; value is right
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int[] VORZEICHEN = new int[2];

    static {
        VORZEICHEN[Player.MAX.ordinal()] = 1;
        VORZEICHEN[Player.MIN.ordinal()] = -1;
    }

    @Override
    public int value(Game<S, A> spiel, S zustand) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        }
        int vorzeichen = VORZEICHEN[spiel.player(zustand).ordinal()];
        int bester = -Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            bester = Math.max(bester, vorzeichen * value(spiel, spiel.result(zustand, zug)));
        }
        return vorzeichen * bester;
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        List<A> zuege = spiel.actions(zustand);
        int[] werte = new int[zuege.size()];
        for (int i = 0; i < werte.length; i++) {
            werte[i] = value(spiel, spiel.result(zustand, zuege.get(i)));
        }
        int vorzeichen = VORZEICHEN[spiel.player(zustand).ordinal()];
        int bester = -1000;
        A besterZug = null;
        for (int i = 0; i < werte.length; i++) {
            if (vorzeichen * werte[i] > bester) {
                bester = vorzeichen * werte[i];
                besterZug = zuege.get(i);
            }
        }
        return besterZug;
    }
}
