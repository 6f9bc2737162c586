// exercise: 03
// truth: wrong
// mistake: MAX takes the first child worth 1 or more without looking at the others (and MIN the first worth -1 or less), as if 1 and -1 were the best there is; in games with larger values value and bestAction are wrong
// player: both
// style: minimax from a Tic-Tac-Toe blog, early exit on a win
// single: yes
// detail: right in Tic-Tac-Toe
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        return minimax(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return minimax(game, state).action();
    }

    private Choice<A> minimax(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        Choice<A> best;
        if (game.player(state) == Player.MAX) {
            best = new Choice<>(null, -Window.INFINITY);
            for (A action : game.actions(state)) {
                int score = minimax(game, game.result(state, action)).value();
                if (score > best.value()) {
                    best = new Choice<>(action, score);
                }
                if (score >= 1) {
                    break; // X wins, it cannot get any better
                }
            }
        } else {
            best = new Choice<>(null, Window.INFINITY);
            for (A action : game.actions(state)) {
                int score = minimax(game, game.result(state, action)).value();
                if (score < best.value()) {
                    best = new Choice<>(action, score);
                }
                if (score <= -1) {
                    break; // O wins
                }
            }
        }
        return best;
    }
}
