// exercise: 03
// truth: right
// mistake: none; negamax with the sign of whoever is really to move, and a map of states that is new in each call
// player: both
// style: inner class, map, sign arithmetic, last of equal actions wins
// single: yes
// detail: always
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        return new Searcher<>(game).valueToMax(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Searcher<S, A> searcher = new Searcher<>(game);
        int sign = searcher.sign(state);
        List<A> legal = game.actions(state);
        A chosen = legal.get(0);
        int chosenScore = sign * searcher.valueToMax(game.result(state, chosen));
        for (int i = 1; i < legal.size(); i++) {
            int score = sign * searcher.valueToMax(game.result(state, legal.get(i)));
            if (score >= chosenScore) {
                chosenScore = score;
                chosen = legal.get(i);
            }
        }
        return chosen;
    }

    private static final class Searcher<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> known = new HashMap<>();

        Searcher(Game<S, A> game) {
            this.game = game;
        }

        int sign(S s) {
            return game.player(s) == Player.MIN ? -1 : 1;
        }

        int valueToMax(S s) {
            Integer met = known.get(s);
            if (met != null) {
                return met;
            }
            int v;
            if (game.terminal(s)) {
                v = game.utility(s);
            } else {
                int sign = sign(s);
                int best = Integer.MIN_VALUE;
                for (A a : game.actions(s)) {
                    best = Math.max(best, sign * valueToMax(game.result(s, a)));
                }
                v = sign * best;
            }
            known.put(s, v);
            return v;
        }
    }
}
