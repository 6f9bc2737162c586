// exercise: 03
// truth: wrong
// mistake: value finds the best child with a comparator that searches both children at each comparison and then searches the winner once more, so leaves are looked at many times
// kind: slip
// player: both
// style: streams with a comparator
// single: yes
// detail: all answers are right; only the number of questions in value is wrong
import java.util.Comparator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return value(game, game.result(state, bestAction(game, state)));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<A> byValue = Comparator.comparingInt(action -> value(game, game.result(state, action)));
        return game.actions(state).stream()
                .max(game.player(state) == Player.MAX ? byValue : byValue.reversed())
                .orElseThrow();
    }
}
