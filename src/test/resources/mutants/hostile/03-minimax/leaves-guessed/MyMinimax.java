// Hostile: answers without asking for any leaf
// Says: expected
import plybook.game.Game;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return 0;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return game.actions(state).get(0);
    }
}
