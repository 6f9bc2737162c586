// exercise: 04
// truth: right
// mistake: none; the window is an object, and the action that cut last at this ply is tried first
// player: both
// style: Window records, killer actions in a list, an object for each search
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Search<S, A> {
        private final Game<S, A> game;
        private final List<A> killers = new ArrayList<>();

        private Search(Game<S, A> game) {
            this.game = game;
        }

        private Choice<A> of(S state, Window window, int ply) {
            if (game.terminal(state)) {
                return new Choice<>(null, game.utility(state));
            }
            Player mover = game.player(state);
            Choice<A> best = null;
            for (A action : ordered(state, ply)) {
                int value = of(game.result(state, action), window, ply + 1).value();
                if (best == null || better(mover, value, best.value())) {
                    best = new Choice<>(action, value);
                    window = window.narrowedBy(mover, value);
                }
                if (window.closed()) {
                    killers.set(ply, action);
                    break;
                }
            }
            return best;
        }

        private List<A> ordered(S state, int ply) {
            while (killers.size() <= ply) {
                killers.add(null);
            }
            List<A> actions = new ArrayList<>(game.actions(state));
            A killer = killers.get(ply);
            if (killer != null && actions.remove(killer)) {
                actions.add(0, killer);
            }
            return actions;
        }

        private static boolean better(Player mover, int value, int best) {
            return mover == Player.MAX ? value > best : value < best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search<>(game).of(state, new Window(alpha, beta), 0).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Search<>(game).of(state, Window.FULL, 0).action();
    }
}
