// exercise: 04
// truth: right
// mistake: -
// player: both
// style: no recursion: frames on a stack, the window in the frame; ends are taken before other children of a node and from the right
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private final class Frame {
        final boolean max;
        final A cameBy;
        final List<A> actions;
        final S state;
        int next;
        int alpha;
        int beta;
        int best;
        A action;

        Frame(Game<S, A> game, S state, A cameBy, int alpha, int beta) {
            this.state = state;
            this.cameBy = cameBy;
            this.alpha = alpha;
            this.beta = beta;
            this.max = game.player(state) == Player.MAX;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
            List<A> first = new ArrayList<>();
            List<A> later = new ArrayList<>();
            for (A a : game.actions(state)) {
                (game.terminal(game.result(state, a)) ? first : later).add(a);
            }
            Collections.reverse(first);
            first.addAll(later);
            this.actions = first;
        }

        boolean done() {
            return alpha >= beta || next == actions.size();
        }

        void take(A by, int v) {
            if (max ? v > best : v < best) {
                best = v;
                action = by;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
        }
    }

    private Frame run(Game<S, A> game, S start, int alpha, int beta) {
        Deque<Frame> line = new ArrayDeque<>();
        line.push(new Frame(game, start, null, alpha, beta));
        for (;;) {
            Frame top = line.element();
            if (!top.done()) {
                A a = top.actions.get(top.next++);
                S s = game.result(top.state, a);
                if (game.terminal(s)) {
                    top.take(a, game.utility(s));
                } else {
                    line.push(new Frame(game, s, a, top.alpha, top.beta));
                }
            } else {
                line.pop();
                if (line.isEmpty()) {
                    return top;
                }
                line.element().take(top.cameBy, top.best);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : run(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).action;
    }
}
