// exercise: 03
// truth: wrong
// mistake: the best value is a field that all levels of the recursion share, so after the calls for the children it holds what they left behind; wrong values and actions from two plies on
// player: both
// style: best as a field, set at the start of each node
// single: yes
// detail: right at nodes all of whose children are leaves

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private int best;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        best = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (game.player(state) == Player.MAX) {
                if (v > best) {
                    best = v;
                }
            } else {
                if (v < best) {
                    best = v;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (best == null || (max ? v > bestValue : v < bestValue)) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
