// exercise: 03
// truth: wrong
// mistake: the best of MAX starts with Double.MIN_VALUE, which is a tiny number above 0, so a MAX node with only negative values (or zeros) is worth 0 in value
// player: MAX
// style: doubles, ported from a JavaScript tutorial, bestAction over a list of values
// single: yes
// detail: sometimes; only where all values of a MAX node are below 0
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private double score(Game<S, A> game, S s) {
        if (game.terminal(s)) {
            return game.utility(s);
        }
        double best;
        if (game.player(s) == Player.MAX) {
            best = Double.MIN_VALUE;
            for (A move : game.actions(s)) {
                best = Math.max(best, score(game, game.result(s, move)));
            }
        } else {
            best = Double.MAX_VALUE;
            for (A move : game.actions(s)) {
                best = Math.min(best, score(game, game.result(s, move)));
            }
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return (int) score(game, state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> moves = game.actions(state);
        List<Double> scores = new ArrayList<>();
        for (A move : moves) {
            scores.add(score(game, game.result(state, move)));
        }
        int pick = 0;
        boolean max = game.player(state) == Player.MAX;
        for (int i = 1; i < moves.size(); i++) {
            double difference = scores.get(i) - scores.get(pick);
            if (max && difference > 0 || !max && difference < 0) {
                pick = i;
            }
        }
        return moves.get(pick);
    }
}
