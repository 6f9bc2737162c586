// exercise: 05
// truth: wrong
// mistake: where a player moves twice in a row, the second node is not given the player's own bound (MAX below MAX gets no alpha, MIN below MIN no beta), so leaves are asked for that can no longer matter
// kind: subtle
// player: both
// style: negamax-like with mine and theirs, one method for both players
// single: yes
// detail: values and actions are right; only in games in which players do not take turns, too many leaves
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? best(game, evaluation, state, depth, alpha, beta, Player.MAX)
                : -best(game, evaluation, state, depth, -beta, -alpha, Player.MIN);
    }

    /** mine: what the player to move has already; theirs: what the other one can keep this player to. Both as the player sees it. */
    private int best(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int mine, int theirs, Player me) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = child(game, evaluation, game.result(state, action), depth - 1, mine, theirs, me);
            best = Math.max(best, value);
            mine = Math.max(mine, value);
            if (mine >= theirs) {
                break;
            }
        }
        return best;
    }

    private int child(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int mine, int theirs, Player parent) {
        int sign = parent == Player.MAX ? 1 : -1;
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        if (depth == 0) {
            return sign * evaluation.value(state);
        }
        if (game.player(state) == parent) {
            // I move again: only the opponent can close this node
            return best(game, evaluation, state, depth, -Window.INFINITY, theirs, parent);
        }
        return -best(game, evaluation, state, depth, -theirs, -mine, parent.opponent());
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        int mine = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = child(game, evaluation, game.result(state, action), depth - 1, mine, Window.INFINITY, me);
            if (value > mine) {
                mine = value;
                best = action;
            }
        }
        return best;
    }
}
