// exercise: 04
// truth: wrong
// mistake: bestAction takes a later action whose number equals the best so far, although that number may be a bound of a child that was cut.
// player: both
// style: streams and a mutable best, German names
// kind: slip
// single: yes
// detail: bestAction, if a child after the best one is cut with a bound that equals the best, e.g. (0 (0 -1)).
import java.util.concurrent.atomic.AtomicReference;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> spiel, S zustand, int alpha, int beta) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        }
        boolean maxAmZug = spiel.player(zustand) == Player.MAX;
        int[] fenster = {alpha, beta};
        int[] bester = {maxAmZug ? -Window.INFINITY : Window.INFINITY};
        spiel.actions(zustand).stream()
                .takeWhile(zug -> fenster[0] < fenster[1])
                .forEach(zug -> {
                    int wert = value(spiel, spiel.result(zustand, zug), fenster[0], fenster[1]);
                    if (maxAmZug) {
                        bester[0] = Math.max(bester[0], wert);
                        fenster[0] = Math.max(fenster[0], wert);
                    } else {
                        bester[0] = Math.min(bester[0], wert);
                        fenster[1] = Math.min(fenster[1], wert);
                    }
                });
        return bester[0];
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        boolean maxAmZug = spiel.player(zustand) == Player.MAX;
        AtomicReference<Choice<A>> wahl =
                new AtomicReference<>(new Choice<>(null, maxAmZug ? -Window.INFINITY : Window.INFINITY));
        spiel.actions(zustand).forEach(zug -> {
            int schranke = wahl.get().value();
            int wert = value(
                    spiel,
                    spiel.result(zustand, zug),
                    maxAmZug ? schranke : -Window.INFINITY,
                    maxAmZug ? Window.INFINITY : schranke);
            if (maxAmZug ? wert >= schranke : wert <= schranke) {
                wahl.set(new Choice<>(zug, wert));
            }
        });
        return wahl.get().action();
    }
}
