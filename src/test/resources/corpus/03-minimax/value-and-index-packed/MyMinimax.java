// exercise: 03
// truth: wrong
// mistake: value and index of the action are packed into one int with 12 bits for the index, which overflows for values beyond about 524,000
// player: both
// style: packed int, ported from C
// single: yes
// detail: sometimes; only where a value is above 524,287 or below -524,288
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int SHIFT = 12;
    private static final int MASK = (1 << SHIFT) - 1;

    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state) >> SHIFT;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).get(search(game, state) & MASK);
    }

    /* upper bits: score, lower bits: index of the move */
    private int search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state) << SHIFT;
        }
        boolean max = game.player(state) == Player.MAX;
        List<A> moves = game.actions(state);
        int best = 0;
        for (int i = 0; i < moves.size(); i++) {
            int score = search(game, game.result(state, moves.get(i))) >> SHIFT;
            int packed = (score << SHIFT) | i;
            if (i == 0 || (max ? score > best >> SHIFT : score < best >> SHIFT)) {
                best = packed;
            }
        }
        return best;
    }
}
