// exercise: 03
// truth: wrong
// mistake: bestAction ranks actions by ten times the value less the number of plies to the end, so a quick end beats a better one where their values differ by 1 and their depths by more than 10
// player: both
// style: record with value and depth
// single: yes
// detail: value is exact; only bestAction, only deep, only close values
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    /** What a state is worth and how many plies it takes until the end. */
    private record Outcome(int value, int plies) {
        /** for the one who likes it: much value first, then few plies */
        int score(int sign) {
            return sign * value * 10 - plies;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return outcome(game, state).value();
    }

    private Outcome outcome(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Outcome(game.utility(state), 0);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        Outcome best = null;
        for (A action : game.actions(state)) {
            Outcome o = outcome(game, game.result(state, action));
            if (best == null
                    || sign * o.value() > sign * best.value()
                    || (o.value() == best.value() && o.plies() < best.plies())) {
                best = o;
            }
        }
        return new Outcome(best.value(), best.plies() + 1);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        A chosen = null;
        int bestScore = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            // don't play around when there is a quick win
            int score = outcome(game, game.result(state, action)).score(sign);
            if (score > bestScore) {
                bestScore = score;
                chosen = action;
            }
        }
        return chosen;
    }
}
