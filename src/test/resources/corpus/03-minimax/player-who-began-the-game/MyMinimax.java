// exercise: 03
// truth: wrong
// mistake: bestAction chooses for the player of game.initialState() instead of the player to move in the given state; in mid-game, when it is the other one's turn, it returns the worst action (and it breaks where the initial state cannot be asked)
// player: both
// style: Comparator over actions, AI always plays for the one who began
// single: yes
// detail: value is right; right too for every root
import java.util.Comparator;
import java.util.NoSuchElementException;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        var values = game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
        var best = game.player(state) == Player.MAX ? values.max() : values.min();
        return best.orElseThrow(NoSuchElementException::new);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(game.initialState());
        Comparator<A> byValue = Comparator.comparingInt(a -> value(game, game.result(state, a)));
        return game.actions(state).stream()
                .max(me == Player.MAX ? byValue : byValue.reversed())
                .orElseThrow();
    }
}
