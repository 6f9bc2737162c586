// exercise: 04
// truth: right
// mistake: none; Cuts only beyond equality (alpha > beta, as older Wikipedia versions), consistently for both players and all depths: right, and an accepted style although it prunes less among ties.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S node, int α, int β) {
        if (game.terminal(node)) return game.utility(node);
        if (game.player(node) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A child : game.actions(node)) {
                value = Math.max(value, value(game, game.result(node, child), α, β));
                if (value > β) break; // β cutoff
                α = Math.max(α, value);
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A child : game.actions(node)) {
                value = Math.min(value, value(game, game.result(node, child), α, β));
                if (value < α) break; // α cutoff
                β = Math.min(β, value);
            }
            return value;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S node) {
        int α = -Window.INFINITY;
        int β = Window.INFINITY;
        A best = null;
        boolean max = game.player(node) == Player.MAX;
        for (A child : game.actions(node)) {
            int value = value(game, game.result(node, child), α, β);
            if (max && value > α) {
                α = value;
                best = child;
            } else if (!max && value < β) {
                β = value;
                best = child;
            }
        }
        return best;
    }
}
