// exercise: 03
// truth: right
// mistake: none; values in the view of the player to move are negated only where the view changes, and each call has a memo of its own, keyed by state
// player: both
// style: negamax with an inner Solver class and HashMap memo
// single: yes
// detail: leaves that come up by several ways are asked once
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        return new Solver(game).forPlayer(Player.MAX, state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Solver solver = new Solver(game);
        Player me = game.player(state);
        A best = null;
        int bestScore = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            int score = solver.forPlayer(me, game.result(state, action));
            if (score > bestScore) {
                bestScore = score;
                best = action;
            }
        }
        return best;
    }

    private class Solver {
        private final Game<S, A> game;
        private final Map<S, Integer> known = new HashMap<>(); // to MAX

        Solver(Game<S, A> game) {
            this.game = game;
        }

        /** What the state is worth to this player. */
        int forPlayer(Player player, S state) {
            Integer toMax = known.get(state);
            if (toMax == null) {
                toMax = game.terminal(state) ? game.utility(state) : ofInner(state);
                known.put(state, toMax);
            }
            return player == Player.MAX ? toMax : -toMax;
        }

        private int ofInner(S state) {
            Player mover = game.player(state);
            int best = Integer.MIN_VALUE;
            for (A action : game.actions(state)) {
                best = Math.max(best, forPlayer(mover, game.result(state, action)));
            }
            return mover == Player.MAX ? best : -best;
        }
    }
}
