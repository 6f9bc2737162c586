// exercise: 04
// truth: wrong
// mistake: Asks game.player(state) before game.terminal(state), also of states in which the game is over, where a game may throw.
// player: both
// style: as its author writes
// single: yes
// detail: effect: crash
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        final Player player = game.player(state);
        if (game.terminal(state)) return game.utility(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            switch (player) {
                case MAX -> {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, best);
                }
                case MIN -> {
                    best = Math.min(best, v);
                    beta = Math.min(beta, best);
                }
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Window window = Window.FULL;
        A favourite = null;
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), window.alpha(), window.beta());
            if (window.contains(score)) {
                favourite = action;
                window = window.narrowedBy(player, score);
            }
        }
        return favourite;
    }
}
