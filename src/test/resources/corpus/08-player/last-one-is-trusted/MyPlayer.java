// exercise: 08
// truth: wrong
// mistake: When the clock is up the recursion returns what it has, and the root compares this value of the action that was interrupted like any other, if it was the last one.
// player: both
// style: negamax with Choice, flag instead of exception
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_PLIES = 64;

    private Clock clock;
    private List<A> killers;
    private boolean stopped;
    private int searched;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.killers = new ArrayList<>();
        for (int i = 0; i <= MAX_PLIES; i++) killers.add(null);
        stopped = false;
        A move = position.actions().get(0);
        for (int depth = 1; depth < MAX_PLIES; depth++) {
            Choice<A> choice = negamax(position, depth, 0, -Window.INFINITY, Window.INFINITY, move);
            if (stopped && searched < position.actions().size()) break; // not all were looked at
            move = choice.action();
            if (stopped) break;
        }
        return move;
    }

    /** The best action and its value to the player to move. Means nothing once stopped. */
    private Choice<A> negamax(GivenPosition<A> position, int depth, int ply, int alpha, int beta, A first) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        List<A> actions = new ArrayList<>(position.actions());
        if (first != null && actions.remove(first)) {
            actions.add(0, first);
        }
        if (ply == 0) searched = 0;
        A best = null;
        int bestValue = -Window.INFINITY;
        for (A action : actions) {
            if (clock.isUp()) {
                stopped = true;
                return new Choice<>(best, best == null ? sign * position.evaluation() : bestValue);
            }
            position.make(action);
            int v;
            if (position.terminal()) {
                v = sign * position.utility();
                if (v > 0) v -= ply;
                else if (v < 0) v += ply;
            } else if (depth == 1) {
                v = sign * position.evaluation();
            } else if (position.player() == Player.MAX == sign > 0) {
                v = negamax(position, depth - 1, ply + 1, alpha, beta, killers.get(ply + 1)).value();
            } else {
                v = -negamax(position, depth - 1, ply + 1, -beta, -alpha, killers.get(ply + 1)).value();
            }
            position.undo();
            if (ply == 0) searched++;
            if (v > bestValue) {
                bestValue = v;
                best = action;
            }
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                killers.set(ply, action);
                break;
            }
        }
        return new Choice<>(best, bestValue);
    }
}
