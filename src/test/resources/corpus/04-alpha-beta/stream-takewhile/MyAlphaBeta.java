// exercise: 04
// truth: right
// mistake: none; The loop is a stream with takeWhile on a mutable window object; a stream pulls one element at a time, so takeWhile is asked after each child and cuts exactly as a loop would.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** the window of one node */
    private static class Node {
        int lo, hi, best;
        final boolean max;

        Node(int lo, int hi, boolean max) {
            this.lo = lo;
            this.hi = hi;
            this.max = max;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        boolean open() {
            return lo < hi;
        }

        boolean take(int v) {
            boolean better = max ? v > best : v < best;
            if (better) best = v;
            if (max) lo = Math.max(lo, best);
            else hi = Math.min(hi, best);
            return better;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Node node = new Node(alpha, beta, game.player(state) == Player.MAX);
        game.actions(state).stream()
                .takeWhile(action -> node.open())
                .map(action -> game.result(state, action))
                .forEach(next -> node.take(value(game, next, node.lo, node.hi)));
        return node.best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node root = new Node(-Window.INFINITY, Window.INFINITY, game.player(state) == Player.MAX);
        return game.actions(state).stream()
                .filter(action -> root.take(value(game, game.result(state, action), root.lo, root.hi)))
                .reduce((first, later) -> later)
                .orElseThrow();
    }
}
