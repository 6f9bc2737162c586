// exercise: 08
// truth: wrong
// mistake: the best action is remembered as its number in the root list, and the list is sorted by the values afterwards, so the number means another action
// player: both
// style: arrays and numbers, sort by recorded values
// kind: slip
// single: yes
// detail: whenever the best of the last finished iteration was not the first in the list

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int BIG = 3_000_000;

    private static class Up extends Exception {
        private static final long serialVersionUID = 1;
    }

    private Object[] killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new Object[100];
        List<A> actions = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        int bestIndex = 0;
        try {
            for (int depth = 1; depth < 60; depth++) {
                Map<A, Integer> values = new HashMap<>();
                int index = 0;
                int alpha = -BIG;
                int beta = BIG;
                for (int i = 0; i < actions.size(); i++) {
                    position.make(actions.get(i));
                    int v = search(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    values.put(actions.get(i), v);
                    if (max && v > alpha) {
                        alpha = v;
                        index = i;
                    }
                    if (!max && v < beta) {
                        beta = v;
                        index = i;
                    }
                }
                bestIndex = index;
                int value = max ? alpha : beta;
                if (Math.abs(value) > 999_000) {
                    return actions.get(bestIndex);
                }
                // good moves first in the next round
                actions.sort((a, b) -> max ? values.get(b) - values.get(a) : values.get(a) - values.get(b));
            }
        } catch (Up up) {
            return actions.get(bestIndex);
        }
        return actions.get(bestIndex);
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Up {
        if (clock.isUp()) throw new Up();
        if (position.terminal()) {
            int u = position.utility();
            if (u > 0) return u - ply;
            if (u < 0) return u + ply;
            return 0;
        }
        if (depth == 0) return position.evaluation();
        List<A> actions = new ArrayList<>(position.actions());
        int k = actions.indexOf(killers[ply]);
        if (k > 0) actions.add(0, actions.remove(k));
        boolean max = position.player() == Player.MAX;
        int best = max ? -BIG : BIG;
        for (A a : actions) {
            position.make(a);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (beta <= alpha) {
                killers[ply] = a;
                break;
            }
        }
        return best;
    }
}
