// exercise: 04
// truth: right
// mistake: none; children in shuffled order, those that cut before come first
// player: both
// style: history heuristic, generic scores in a map, local class
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private class Search {
        private final Game<S, A> game;
        private final Map<A, Integer> cuts = new HashMap<>();
        private final Random dice = new Random(2024);

        Search(Game<S, A> game) {
            this.game = game;
        }

        private List<A> moves(S state) {
            List<A> list = new ArrayList<>(game.actions(state));
            Collections.shuffle(list, dice);
            list.sort(Comparator.comparing((A a) -> cuts.getOrDefault(a, 0)).reversed());
            return list;
        }

        int value(S state, int alpha, int beta) {
            if (game.terminal(state)) return game.utility(state);
            int a = alpha, b = beta;
            if (game.player(state) == Player.MAX) {
                for (A move : moves(state)) {
                    a = Math.max(a, value(game.result(state, move), a, b));
                    if (a >= b) {
                        cuts.merge(move, 1, Integer::sum);
                        break;
                    }
                }
                return a;
            } else {
                for (A move : moves(state)) {
                    b = Math.min(b, value(game.result(state, move), a, b));
                    if (a >= b) {
                        cuts.merge(move, 1, Integer::sum);
                        break;
                    }
                }
                return b;
            }
        }

        A best(S state) {
            int a = -Window.INFINITY, b = Window.INFINITY;
            A best = null;
            for (A move : moves(state)) {
                int v = value(game.result(state, move), a, b);
                if (game.player(state) == Player.MAX) {
                    if (v > a) {
                        a = v;
                        best = move;
                    }
                } else if (v < b) {
                    b = v;
                    best = move;
                }
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search(game).value(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Search(game).best(state);
    }
}
