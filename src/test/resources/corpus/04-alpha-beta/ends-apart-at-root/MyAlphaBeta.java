// exercise: 04
// truth: wrong
// mistake: bestAction reads the actions that end the game first, but their bound is used only for the first of the other actions; from then on the window comes from the others alone, even if they are worse
// player: both
// style: helper class for the best so far; ends and open actions apart at the root
// single: yes
// detail: sometimes; only at roots with ends and at least two inner nodes as children, the first of which is worse than the best end; choices and values are right, but leaves are asked for that can no longer matter
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private class Best {
        final Player who;
        A action;
        int value;

        Best(Player who) {
            this.who = who;
            this.value = who == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        }

        void offer(A candidate, int v) {
            if (who == Player.MAX ? v > value : v < value) {
                value = v;
                action = candidate;
            }
        }

        int alpha() {
            return who == Player.MAX ? value : -Window.INFINITY;
        }

        int beta() {
            return who == Player.MIN ? value : Window.INFINITY;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Best best = new Best(game.player(state));
        for (A action : game.actions(state)) {
            int a = Math.max(alpha, best.alpha());
            int b = Math.min(beta, best.beta());
            if (a >= b) {
                break;
            }
            best.offer(action, value(game, game.result(state, action), a, b));
        }
        return best.value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player who = game.player(state);
        Best atOnce = new Best(who);
        List<A> open = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                atOnce.offer(action, game.utility(next));
            } else {
                open.add(action);
            }
        }
        Best later = new Best(who);
        for (A action : open) {
            Best bound = later.action == null ? atOnce : later;
            later.offer(action, value(game, game.result(state, action), bound.alpha(), bound.beta()));
        }
        if (later.action != null) {
            atOnce.offer(later.action, later.value);
        }
        return atOnce.action;
    }
}
