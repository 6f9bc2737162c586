// exercise: 04
// truth: wrong
// mistake: a child gets only the best of its parent as a bound, the bound from further above is replaced by an infinity
// player: both
// style: German names, two methods maxWert and minWert
// kind: slip
// single: yes
// detail: trees of four plies and more: deep cutoffs are missed
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
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
        return spiel.player(zustand) == Player.MAX ? maxWert(spiel, zustand, alpha, beta) : minWert(spiel, zustand, alpha, beta);
    }

    private int maxWert(Game<S, A> spiel, S zustand, int alpha, int beta) {
        int bester = -Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            S folge = spiel.result(zustand, zug);
            bester = Math.max(bester, value(spiel, folge, Math.max(alpha, bester), Window.INFINITY));
            if (bester >= beta) {
                return bester;
            }
        }
        return bester;
    }

    private int minWert(Game<S, A> spiel, S zustand, int alpha, int beta) {
        int bester = Window.INFINITY;
        for (A zug : spiel.actions(zustand)) {
            S folge = spiel.result(zustand, zug);
            bester = Math.min(bester, value(spiel, folge, -Window.INFINITY, Math.min(beta, bester)));
            if (bester <= alpha) {
                return bester;
            }
        }
        return bester;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
