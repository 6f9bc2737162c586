// exercise: 03
// truth: wrong
// mistake: bestAction packs value and index into an int as value * 10000 + index, which overflows beyond 214748
// player: both
// style: streams of ints
// single: yes
// detail: sometimes; only at the root, only if a child is worth more than 214748 or less than -214748
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int SLOT = 10_000;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        IntStream below = game.actions(state).stream().mapToInt(a -> value(game, game.result(state, a)));
        return (game.player(state) == Player.MAX ? below.max() : below.min()).getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> moves = game.actions(state);
        IntStream packed = IntStream.range(0, moves.size())
                .map(i -> value(game, game.result(state, moves.get(i))) * SLOT + i);
        int winner = (game.player(state) == Player.MAX ? packed.max() : packed.min()).getAsInt();
        return moves.get(Math.floorMod(winner, SLOT));
    }
}
