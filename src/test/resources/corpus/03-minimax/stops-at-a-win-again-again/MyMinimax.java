// exercise: 03
// truth: wrong
// mistake: the loop stops as soon as MAX has 1 (or MIN has -1), which is the best result in Tic-Tac-Toe but not in every game
// player: both
// style: Choice from one helper, an early exit from a Tic-Tac-Toe program
// single: yes
// detail: sometimes; needs a best of exactly 1 (or -1) before a better child
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
        Player turn = game.player(state);
        int win = turn == Player.MAX ? 1 : -1;
        Choice<A> best = new Choice<>(null, -win * Window.INFINITY);
        for (A action : game.actions(state)) {
            int score = minimax(game, game.result(state, action)).value();
            if (score * win > best.value() * win) {
                best = new Choice<>(action, score);
            }
            if (best.value() == win) {
                break;
            }
        }
        return best;
    }
}
