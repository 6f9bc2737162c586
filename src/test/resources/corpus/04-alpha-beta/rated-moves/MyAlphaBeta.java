// exercise: 04
// truth: wrong
// mistake: bestAction asks for the value of every action with the full window and then takes the best of the list; nothing is narrowed at the root.
// player: both
// style: a list of rated moves, Collections.max and min with a comparator
// single: yes
// detail: the pruning of bestAction only; value prunes well and all answers are right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class RatedMove<A> {
        final A move;
        final int rating;

        RatedMove(A move, int rating) {
            this.move = move;
            this.rating = rating;
        }

        int getRating() {
            return rating;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, a), alpha, beta));
                if (v >= beta) {
                    return v;
                }
                alpha = Math.max(alpha, v);
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<RatedMove<A>> moves = new ArrayList<>();
        for (A a : game.actions(state)) {
            moves.add(new RatedMove<>(a, value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY)));
        }
        Comparator<RatedMove<A>> byRating = Comparator.comparingInt(RatedMove::getRating);
        return (game.player(state) == Player.MAX ? Collections.max(moves, byRating) : Collections.min(moves, byRating)).move;
    }
}
