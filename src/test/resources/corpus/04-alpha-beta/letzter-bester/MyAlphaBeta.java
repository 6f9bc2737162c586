// exercise: 04
// truth: wrong
// mistake: bestAction also takes an action whose number equals the best so far, although this may only be the bound of a child that was cut.
// player: both
// style: German names, Choice record, sign of the player
// single: yes
// detail: when a later child is cut and its bound equals the best value although the child is worse, as in (0 (0 -1))
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> spiel, S lage, int alpha, int beta) {
        if (spiel.terminal(lage)) {
            return spiel.utility(lage);
        }
        boolean amZugMax = spiel.player(lage) == Player.MAX;
        int bester = amZugMax ? -Window.INFINITY : Window.INFINITY;
        for (A zug : spiel.actions(lage)) {
            int wert = value(spiel, spiel.result(lage, zug), alpha, beta);
            if (amZugMax) {
                bester = Math.max(bester, wert);
                alpha = Math.max(alpha, wert);
            } else {
                bester = Math.min(bester, wert);
                beta = Math.min(beta, wert);
            }
            if (beta <= alpha) {
                return bester;
            }
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> spiel, S lage) {
        boolean amZugMax = spiel.player(lage) == Player.MAX;
        Choice<A> bester = new Choice<>(null, amZugMax ? -Window.INFINITY : Window.INFINITY);
        for (A zug : spiel.actions(lage)) {
            S danach = spiel.result(lage, zug);
            int wert = amZugMax
                    ? value(spiel, danach, bester.value(), Window.INFINITY)
                    : value(spiel, danach, -Window.INFINITY, bester.value());
            if (amZugMax ? wert >= bester.value() : wert <= bester.value()) {
                bester = new Choice<>(zug, wert);
            }
        }
        return bester.action();
    }
}
