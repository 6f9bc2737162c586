// Hostile: has a thread that asks for leaves while the answer is already given
// Says: expected | ended without an answer | still busy | threw
import plybook.game.Game;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        S leaf = state;
        while (!game.terminal(leaf)) {
            leaf = game.result(leaf, game.actions(leaf).get(0));
        }
        S known = leaf;
        Thread thread = new Thread(() -> {
            while (true) {
                try {
                    game.utility(known);
                } catch (Throwable e) {
                    continue;
                }
            }
        });
        thread.setDaemon(true);
        thread.start();
        return 0;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return game.actions(state).get(0);
    }
}
