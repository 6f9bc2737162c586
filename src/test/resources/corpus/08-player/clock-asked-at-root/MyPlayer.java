// exercise: 08
// truth: wrong
// mistake: the clock is asked only before each action at the root, so deep subtrees are searched to their end long after it is up
// player: both
// style: iteration returns null when it was not finished
// single: yes
// detail: as soon as the subtree of a root action takes more than some thousand moves
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Map<A, Integer> cuts = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A move = actions.get(0);
        for (int depth = 1; depth <= 30; depth++) {
            Choice<A> choice = search(position, clock, actions, depth);
            if (choice == null) {
                return move;
            }
            move = choice.action();
            if (Math.abs(choice.value()) > Window.MAX_VALUE - 1000) {
                return move;
            }
            actions.remove(move);
            actions.add(0, move);
        }
        return move;
    }

    private Choice<A> search(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            if (clock.isUp()) {
                return null;
            }
            position.make(action);
            int value = alphaBeta(position, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return new Choice<>(best, max ? alpha : beta);
    }

    private int alphaBeta(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int utility = position.utility();
            if (utility > 0) {
                return utility - ply;
            }
            return utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((x, y) -> Integer.compare(cuts.getOrDefault(y, 0), cuts.getOrDefault(x, 0)));
        if (position.player() == Player.MAX) {
            int v = -Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                v = Math.max(v, alphaBeta(position, depth - 1, ply + 1, alpha, beta));
                position.undo();
                alpha = Math.max(alpha, v);
                if (v >= beta) {
                    cuts.merge(action, 1, Integer::sum);
                    break;
                }
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            v = Math.min(v, alphaBeta(position, depth - 1, ply + 1, alpha, beta));
            position.undo();
            beta = Math.min(beta, v);
            if (v <= alpha) {
                cuts.merge(action, 1, Integer::sum);
                break;
            }
        }
        return v;
    }
}
