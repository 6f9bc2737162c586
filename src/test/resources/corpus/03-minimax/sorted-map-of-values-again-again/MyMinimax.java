// exercise: 03
// truth: right
// mistake: none; bestAction files the actions by value in a TreeMap and takes one end of it
// player: both
// style: doubles and a sorted map
// single: yes
// detail: always
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return (int) worth(game, state);
    }

    private double worth(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean up = game.player(state) == Player.MAX;
        double best = up ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (A a : game.actions(state)) {
            double w = worth(game, game.result(state, a));
            if (up ? w > best : w < best) {
                best = w;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        TreeMap<Double, A> byWorth = new TreeMap<>();
        for (A a : game.actions(state)) {
            byWorth.put(worth(game, game.result(state, a)), a);
        }
        return (game.player(state) == Player.MAX ? byWorth.lastEntry() : byWorth.firstEntry()).getValue();
    }
}
