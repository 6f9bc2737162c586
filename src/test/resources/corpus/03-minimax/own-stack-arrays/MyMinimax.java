// exercise: 03
// truth: wrong
// mistake: the stack is made of arrays of 64 plies, so a longer game ends in an ArrayIndexOutOfBoundsException
// player: both
// style: own stack instead of recursion, ported from C
// single: yes
// detail: sometimes; only in games that are longer than 63 plies
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int MAX_PLY = 64;

    @Override
    @SuppressWarnings("unchecked")
    public int value(Game<S, A> game, S root) {
        if (game.terminal(root)) {
            return game.utility(root);
        }
        S[] states = (S[]) new Object[MAX_PLY];
        List<A>[] moves = (List<A>[]) new List<?>[MAX_PLY];
        int[] next = new int[MAX_PLY];
        int[] best = new int[MAX_PLY];
        boolean[] max = new boolean[MAX_PLY];
        int ply = 0;
        S entering = root;
        while (true) {
            int v;
            if (entering != null && !game.terminal(entering)) {
                states[ply] = entering;
                moves[ply] = game.actions(entering);
                next[ply] = 0;
                max[ply] = game.player(entering) == Player.MAX;
                best[ply] = max[ply] ? Integer.MIN_VALUE : Integer.MAX_VALUE;
                entering = game.result(entering, moves[ply].get(next[ply]++));
                ply++;
                continue;
            }
            if (entering != null) {
                v = game.utility(entering);
            } else {
                v = best[ply];
            }
            if (ply == 0) {
                return v;
            }
            ply--;
            if (max[ply] ? v > best[ply] : v < best[ply]) {
                best[ply] = v;
            }
            entering = next[ply] < moves[ply].size() ? game.result(states[ply], moves[ply].get(next[ply]++)) : null;
            if (entering != null) {
                ply++;
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        A pick = null;
        int top = Integer.MIN_VALUE;
        for (A move : game.actions(state)) {
            int v = sign * value(game, game.result(state, move));
            if (v > top) {
                top = v;
                pick = move;
            }
        }
        return pick;
    }
}
