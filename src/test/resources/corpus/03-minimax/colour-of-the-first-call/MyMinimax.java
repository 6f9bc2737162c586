// exercise: 03
// truth: wrong
// mistake: bestAction remembers in a field for whom it was asked the first time and goes on choosing for that player in later calls
// kind: slip
// player: both
// style: object that knows its own colour, helper class
// single: yes
// detail: only from the second call of bestAction on one object on, for the other player
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private Player me;

    private static class Record<A> {
        private final Player owner;
        private int score;
        private A action;

        Record(Player owner) {
            this.owner = owner;
            this.score = owner == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        }

        void offer(A candidate, int candidateScore) {
            boolean improves = owner == Player.MAX ? candidateScore > score : candidateScore < score;
            if (improves) {
                score = candidateScore;
                action = candidate;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return best(game, state, game.player(state)).score;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (me == null) {
            me = game.player(state);
        }
        return best(game, state, me).action;
    }

    private Record<A> best(Game<S, A> game, S state, Player player) {
        Record<A> record = new Record<>(player);
        for (A action : game.actions(state)) {
            record.offer(action, value(game, game.result(state, action)));
        }
        return record;
    }
}
