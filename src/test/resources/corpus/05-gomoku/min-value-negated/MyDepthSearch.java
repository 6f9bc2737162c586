// exercise: 05
// truth: wrong
// mistake: bestAction begins its negamax window with Integer.MIN_VALUE, whose negative is itself, so the window of the first children is empty and they are cut after one move
// player: both
// style: negamax in which the sign follows game.player, so two moves in a row are right; a record for the pair of action and score
// single: yes
// detail: only bestAction; the value methods are asked with the caller's window, which can be negated
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private record Scored<M>(M move, int score) {}

    private static int sign(Player p) {
        return p == Player.MAX ? +1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int us = sign(game.player(state));
        int best = Integer.MIN_VALUE;
        for (A move : game.actions(state)) {
            int score = us * minimax(game, evaluation, game.result(state, move), depth - 1);
            if (score > best) {
                best = score;
            }
        }
        return us * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, 1);
    }

    /** The score from the side's point of view; alpha and beta as well. */
    private int search(Game<S, A> game, Evaluation<S> ev, S state, int depth, int alpha, int beta, int side) {
        if (game.terminal(state)) {
            return side * game.utility(state);
        }
        if (depth == 0) {
            return side * ev.value(state);
        }
        int us = sign(game.player(state));
        if (us != side) {
            return -search(game, ev, state, depth, -beta, -alpha, us);
        }
        boolean first = true;
        int best = 0;
        for (A move : game.actions(state)) {
            int score = search(game, ev, game.result(state, move), depth - 1, alpha, beta, us);
            if (first || score > best) {
                best = score;
                first = false;
            }
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int us = sign(game.player(state));
        Scored<A> best = new Scored<>(null, Integer.MIN_VALUE);
        for (A move : game.actions(state)) {
            int score =
                    -search(game, evaluation, game.result(state, move), depth - 1, -Integer.MAX_VALUE, -best.score(), -us);
            if (score > best.score()) {
                best = new Scored<>(move, score);
            }
        }
        return best.move();
    }
}
