// exercise: 03
// truth: right
// mistake: none; it plays any of the best actions, drawn at random
// player: both
// style: TreeMap from value to all its actions, and a die
// single: yes
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Random die = new Random();

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        TreeMap<Integer, List<A>> table = table(game, state);
        return game.player(state) == Player.MAX ? table.lastKey() : table.firstKey();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        var table = table(game, state);
        List<A> ties = (game.player(state) == Player.MAX ? table.lastEntry() : table.firstEntry()).getValue();
        return ties.get(die.nextInt(ties.size()));
    }

    private TreeMap<Integer, List<A>> table(Game<S, A> game, S state) {
        return game.actions(state).stream()
                .collect(Collectors.groupingBy(a -> value(game, game.result(state, a)), TreeMap::new, Collectors.toList()));
    }
}
