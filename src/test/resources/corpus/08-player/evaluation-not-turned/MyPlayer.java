// exercise: 08
// truth: wrong
// mistake: in the negamax the utility is turned for MIN and the evaluation is not, so that at nodes of MIN the estimate has the wrong sign
// kind: slip
// player: both
// style: negamax with colour, record for the line of moves
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITE = 10_000_000;

    private record Line<A>(int score, List<A> moves) {}

    private static class Stop extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        A move = position.actions().get(0);
        int colour = position.player() == Player.MAX ? 1 : -1;
        List<A> hint = List.of();
        try {
            for (int depth = 1; depth < 45; depth++) {
                Line<A> line = negamax(position, clock, depth, 0, -INFINITE, INFINITE, colour, hint);
                hint = line.moves();
                move = hint.get(0);
                if (Math.abs(line.score()) > 500_000) {
                    break;
                }
            }
        } catch (Stop stop) {
            return move;
        }
        return move;
    }

    private Line<A> negamax(
            GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta, int colour, List<A> hint)
            throws Stop {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            int score = colour * position.utility();
            return new Line<>(score > 0 ? score - ply : score < 0 ? score + ply : 0, List.of());
        }
        if (depth == 0) {
            return new Line<>(position.evaluation(), List.of());
        }
        List<A> actions = new ArrayList<>(position.actions());
        if (!hint.isEmpty()) {
            int i = actions.indexOf(hint.get(0));
            if (i > 0) {
                Collections.rotate(actions.subList(0, i + 1), 1);
            }
        }
        Line<A> best = null;
        for (A action : actions) {
            List<A> rest = best == null && !hint.isEmpty() ? hint.subList(1, hint.size()) : List.of();
            position.make(action);
            Line<A> reply = negamax(position, clock, depth - 1, ply + 1, -beta, -alpha, -colour, rest);
            position.undo();
            int score = -reply.score();
            if (best == null || score > best.score()) {
                List<A> moves = new ArrayList<>();
                moves.add(action);
                moves.addAll(reply.moves());
                best = new Line<>(score, moves);
            }
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
