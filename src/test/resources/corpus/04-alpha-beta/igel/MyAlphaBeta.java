// exercise: 04
// truth: right
// mistake: none; looks at the actions from the last to the first, those that end the game before the others
// player: both
// style: own order of the children, which is asked for with terminal only
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    // Kinder, bei denen das Spiel vorbei ist, zuerst: die kosten am wenigsten
    private List<A> ordered(Game<S, A> game, S state) {
        List<A> quick = new ArrayList<>();
        List<A> slow = new ArrayList<>();
        List<A> all = game.actions(state);
        for (int i = all.size() - 1; i >= 0; i--) {
            (game.terminal(game.result(state, all.get(i))) ? quick : slow).add(all.get(i));
        }
        quick.addAll(slow);
        return quick;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int wert;
        if (game.player(state) == Player.MAX) {
            wert = alpha;
            for (A zug : ordered(game, state)) {
                int v = value(game, game.result(state, zug), wert, beta);
                if (v > wert) {
                    wert = v;
                }
                if (wert >= beta) {
                    return wert;
                }
            }
        } else {
            wert = beta;
            for (A zug : ordered(game, state)) {
                int v = value(game, game.result(state, zug), alpha, wert);
                if (v < wert) {
                    wert = v;
                }
                if (wert <= alpha) {
                    return wert;
                }
            }
        }
        return wert;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bester = null;
        for (A zug : ordered(game, state)) {
            int v = value(game, game.result(state, zug), alpha, beta);
            switch (game.player(state)) {
                case MAX -> {
                    if (v > alpha) {
                        alpha = v;
                        bester = zug;
                    }
                }
                case MIN -> {
                    if (v < beta) {
                        beta = v;
                        bester = zug;
                    }
                }
            }
        }
        return bester;
    }
}
