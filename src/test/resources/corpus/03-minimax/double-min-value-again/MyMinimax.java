// exercise: 03
// truth: wrong
// mistake: in value the best for MAX starts at Double.MIN_VALUE, which is just above 0, so a MAX node whose children are all worth 0 or less comes out as Double.MIN_VALUE, which is returned as 0
// player: MAX
// style: doubles, ported from a script
// single: yes
// detail: sometimes; only where a MAX node is worth less than 0
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return (int) eval(game, state);
    }

    private double eval(Game<S, A> game, S s) {
        if (game.terminal(s)) return game.utility(s);
        boolean maximizing = game.player(s) == Player.MAX;
        double best = maximizing ? Double.MIN_VALUE : Double.MAX_VALUE;
        for (A a : game.actions(s)) {
            double score = eval(game, game.result(s, a));
            best = maximizing ? Math.max(score, best) : Math.min(score, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S s) {
        boolean maximizing = game.player(s) == Player.MAX;
        A bestMove = game.actions(s).get(0);
        double best = maximizing ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (A a : game.actions(s)) {
            double score = eval(game, game.result(s, a));
            if (maximizing ? score > best : score < best) {
                best = score;
                bestMove = a;
            }
        }
        return bestMove;
    }
}
