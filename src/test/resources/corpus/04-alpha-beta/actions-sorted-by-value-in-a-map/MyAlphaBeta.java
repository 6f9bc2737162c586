// exercise: 04
// truth: wrong
// mistake: bestAction puts each action into a map under its number, so a later action whose bound equals the best takes its place
// player: both
// style: TreeMap with firstEntry and lastEntry
// single: yes
// detail: sometimes, only among ties
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Window window = new Window(alpha, beta);
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window.alpha(), window.beta());
            best = player == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            window = window.narrowedBy(player, v);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        TreeMap<Integer, A> ranking = new TreeMap<>();
        Player player = game.player(state);
        Window window = Window.FULL;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window.alpha(), window.beta());
            ranking.put(v, action);
            window = window.narrowedBy(player, v);
        }
        return player == Player.MAX ? ranking.lastEntry().getValue() : ranking.firstEntry().getValue();
    }
}
