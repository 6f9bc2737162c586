// exercise: 07
// truth: right
// mistake: none; negamax that asks who is to move, with null windows and a killer for each ply
// player: both
// style: negamax, PVS, killer moves
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final List<A> killers = new ArrayList<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        killers.clear();
        if (position.terminal()) {
            return position.utility();
        }
        return position.player() == Player.MAX
                ? best(position, Player.MAX, 0, alpha, beta)
                : -best(position, Player.MIN, 0, -beta, -alpha);
    }

    /** The value after the action, as the player sees it who makes it. */
    private int after(Position<A> position, A action, Player me, int ply, int alpha, int beta) {
        position.make(action);
        int value;
        if (position.terminal()) {
            value = me == Player.MAX ? position.utility() : -position.utility();
        } else if (position.player() == me) {
            value = best(position, me, ply + 1, alpha, beta);
        } else {
            value = -best(position, me.opponent(), ply + 1, -beta, -alpha);
        }
        position.undo();
        return value;
    }

    private int best(Position<A> position, Player me, int ply, int alpha, int beta) {
        while (killers.size() <= ply) {
            killers.add(null);
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        int at = actions.indexOf(killer);
        if (at > 0) {
            actions.add(0, actions.remove(at));
        }
        int best = -Window.INFINITY;
        for (int i = 0; i < actions.size(); i++) {
            A action = actions.get(i);
            int value;
            if (i == 0 || beta - 1 <= alpha) {
                value = after(position, action, me, ply, alpha, beta);
            } else {
                value = after(position, action, me, ply, alpha, alpha + 1);
                if (alpha < value && value < beta) {
                    value = after(position, action, me, ply, value, beta);
                }
            }
            best = Math.max(best, value);
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                killers.set(ply, action);
                break;
            }
        }
        return best;
    }
}
