// exercise: 08
// truth: wrong
// mistake: the field with the answer is not set anew for a move, so when not even the first iteration is finished in time it plays the answer of the move before, which is not legal here
// player: both
// style: fields, fail-soft, history
// single: yes
// detail: sometimes; from the second call on the same object, and only with almost no time
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private A answer;
    private GivenPosition<A> game;
    private Clock timer;
    private Map<A, Integer> counts = new HashMap<>();

    private static final class TooLate extends RuntimeException {
        TooLate() {
            super(null, null, false, false);
        }
    }

    public A move(GivenPosition<A> position, Clock clock) {
        game = position;
        timer = clock;
        counts = new HashMap<>();
        List<A> list = new ArrayList<>(game.actions());
        if (answer == null) {
            answer = list.get(0);
        }
        try {
            deepen(list);
        } catch (TooLate e) {
            return answer;
        }
        return answer;
    }

    private void deepen(List<A> list) {
        boolean max = game.player() == Player.MAX;
        for (int depth = 1; depth <= 50; depth++) {
            int alpha = Integer.MIN_VALUE + 1, beta = Integer.MAX_VALUE;
            A top = list.get(0);
            for (A each : list) {
                game.make(each);
                int v = look(depth - 1, 1, alpha, beta);
                game.undo();
                if (max && v > alpha) {
                    alpha = v;
                    top = each;
                } else if (!max && v < beta) {
                    beta = v;
                    top = each;
                }
            }
            answer = top;
            list.remove(top);
            list.add(0, top);
            if (Math.abs(max ? alpha : beta) >= 999_900) {
                return;
            }
        }
    }

    private int look(int depth, int ply, int alpha, int beta) {
        if (timer.isUp()) {
            throw new TooLate();
        }
        if (game.terminal()) {
            int u = game.utility();
            return u == 0 ? 0 : u < 0 ? u + ply : u - ply;
        }
        if (depth == 0) {
            return game.evaluation();
        }
        boolean max = game.player() == Player.MAX;
        List<A> list = new ArrayList<>(game.actions());
        list.sort((a, b) -> Integer.compare(counts.getOrDefault(b, 0), counts.getOrDefault(a, 0)));
        int best = max ? Integer.MIN_VALUE + 1 : Integer.MAX_VALUE;
        for (A each : list) {
            game.make(each);
            int v = look(depth - 1, ply + 1, alpha, beta);
            game.undo();
            if (max) {
                if (v > best) best = v;
                if (v > alpha) alpha = v;
            } else {
                if (v < best) best = v;
                if (v < beta) beta = v;
            }
            if (alpha >= beta) {
                counts.merge(each, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
