// Hostile: asks for the same leaf again and again
// Says: still busy when its time was over (MyMinimax.java:
import plybook.game.Game;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        S leaf = state;
        while (!game.terminal(leaf)) {
            leaf = game.result(leaf, game.actions(leaf).get(0));
        }
        while (true) {
            game.utility(leaf);
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return game.actions(state).get(0);
    }
}
