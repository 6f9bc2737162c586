// exercise: 03
// truth: wrong
// mistake: bestAction takes the minimum by the reversed comparator for MIN, so MIN gets the action with the largest value
// player: MIN
// style: streams and comparators in bestAction, loops in value
// single: yes
// detail: always
import java.util.Comparator;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    private record Scored<A>(A action, int score) {}

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Scored<A>> byScore = Comparator.comparingInt(Scored::score);
        Stream<Scored<A>> all =
                game.actions(state).stream().map(a -> new Scored<>(a, value(game, game.result(state, a))));
        return (game.player(state) == Player.MAX ? all.max(byScore) : all.min(byScore.reversed()))
                .orElseThrow()
                .action();
    }
}
