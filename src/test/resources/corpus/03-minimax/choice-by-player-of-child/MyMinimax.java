// exercise: 03
// truth: wrong
// mistake: bestAction takes the wish from whose turn it is afterwards: where MIN moves next it maximises, otherwise it minimises
// player: both
// style: bestAction looks at the states that follow
// single: yes
// detail: only where somebody moves twice; below ends it asks the state itself
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return switch (game.player(state)) {
            case MAX -> {
                int best = -Window.INFINITY;
                for (A a : game.actions(state)) best = Math.max(best, value(game, game.result(state, a)));
                yield best;
            }
            case MIN -> {
                int best = Window.INFINITY;
                for (A a : game.actions(state)) best = Math.min(best, value(game, game.result(state, a)));
                yield best;
            }
        };
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A chosen = null;
        int chosenScore = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            // the score of a move is its value in the eyes of the one who makes it
            boolean iAmMax = game.terminal(next) ? game.player(state) == Player.MAX : game.player(next) == Player.MIN;
            int score = iAmMax ? value(game, next) : -value(game, next);
            if (score > chosenScore) {
                chosenScore = score;
                chosen = a;
            }
        }
        return chosen;
    }
}
