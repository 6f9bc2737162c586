// exercise: 04
// truth: wrong
// mistake: A node hands its child only its own best and an infinity, so the bounds from further up are lost and there are no deep cutoffs.
// player: both
// style: two methods, German names
// kind: slip
// single: yes
// detail: Trees of four plies and more (or narrow windows): leaves that a bound of the grandparent or above had closed are asked for.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> spiel, S zustand, int alpha, int beta) {
        if (spiel.terminal(zustand)) {
            return spiel.utility(zustand);
        }
        return spiel.player(zustand) == Player.MAX
                ? groesster(spiel, zustand, alpha, beta)
                : kleinster(spiel, zustand, alpha, beta);
    }

    private int groesster(Game<S, A> spiel, S zustand, int alpha, int beta) {
        int bester = -Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            int wert = value(spiel, spiel.result(zustand, zug), bester, Window.INFINITY);
            bester = Math.max(bester, wert);
            if (bester >= beta) {
                break;
            }
        }
        return bester;
    }

    private int kleinster(Game<S, A> spiel, S zustand, int alpha, int beta) {
        int bester = Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            int wert = value(spiel, spiel.result(zustand, zug), -Window.INFINITY, bester);
            bester = Math.min(bester, wert);
            if (bester <= alpha) {
                break;
            }
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bester = null;
        for (A zug : spiel.actions(zustand)) {
            int wert = value(spiel, spiel.result(zustand, zug), alpha, beta);
            if (spiel.player(zustand) == Player.MAX && wert > alpha) {
                alpha = wert;
                bester = zug;
            }
            if (spiel.player(zustand) == Player.MIN && wert < beta) {
                beta = wert;
                bester = zug;
            }
        }
        return bester;
    }
}
