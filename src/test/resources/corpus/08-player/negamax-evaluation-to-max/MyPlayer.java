// exercise: 08
// truth: wrong
// mistake: the negamax returns position.evaluation() as it is at the horizon, although that is to MAX and a negamax needs it to the side to move
// player: both
// style: negamax, records, var
// kind: slip
// single: yes
// detail: wherever MIN is to move at the horizon, that is in every other iteration, the estimate counts with the wrong sign

import java.util.ArrayList;
import java.util.HashMap;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 5_000_000;

    private record Scored<A>(A action, int score) {}

    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final HashMap<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        var actions = new ArrayList<>(position.actions());
        var answer = actions.get(0);
        try {
            for (var depth = 1; depth <= 40; depth++) {
                var scored = negamax(position, clock, depth, 0, -INF, INF, answer);
                answer = scored.action();
                if (Math.abs(scored.score()) > 900_000) {
                    break;
                }
            }
        } catch (Stop stop) {
            // answer is that of the last iteration
        }
        return answer;
    }

    private int colour(GivenPosition<A> position) {
        return position.player() == Player.MAX ? 1 : -1;
    }

    private Scored<A> negamax(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta, A first) {
        var colour = colour(position);
        if (depth == 0) {
            return new Scored<>(null, position.evaluation());
        }
        var actions = new ArrayList<>(position.actions());
        if (first != null && actions.remove(first)) {
            actions.add(0, first);
        }
        var best = new Scored<>(actions.get(0), -INF);
        for (var action : actions) {
            position.make(action);
            if (clock.isUp()) {
                throw new Stop();
            }
            int score;
            if (position.terminal()) {
                score = colour * position.utility();
                score -= Integer.signum(score) * (ply + 1);
            } else if (colour(position) == colour) {
                score = negamax(position, clock, depth - 1, ply + 1, alpha, beta, killer.get(ply + 1)).score();
            } else {
                score = -negamax(position, clock, depth - 1, ply + 1, -beta, -alpha, killer.get(ply + 1)).score();
            }
            position.undo();
            if (score > best.score()) {
                best = new Scored<>(action, score);
            }
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                killer.put(ply, action);
                break;
            }
        }
        return best;
    }
}
