// exercise: 08
// truth: right
// mistake: -
// player: both
// style: no recursion and no exception: arrays by ply, one loop with labels, history table
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int LAST = 60;

    private final Map<A, Long> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> root = new ArrayList<>(position.actions());
        A chosen = root.get(0);

        List<List<A>> moves = new ArrayList<>();
        for (int i = 0; i <= LAST; i++) {
            moves.add(new ArrayList<>());
        }
        int[] index = new int[LAST + 1];
        int[] alpha = new int[LAST + 1];
        int[] beta = new int[LAST + 1];
        boolean[] max = new boolean[LAST + 1];

        deepening:
        for (int depth = 1; depth <= LAST; depth++) {
            int ply = 0;
            moves.set(0, root);
            index[0] = 0;
            alpha[0] = -Window.INFINITY;
            beta[0] = Window.INFINITY;
            max[0] = position.player() == Player.MAX;
            A candidate = root.get(0);

            searching:
            while (true) {
                if (clock.isUp()) {
                    break deepening;
                }
                int answer;
                if (index[ply] < moves.get(ply).size() && alpha[ply] < beta[ply]) {
                    // Down.
                    position.make(moves.get(ply).get(index[ply]));
                    if (position.terminal()) {
                        int end = position.utility();
                        answer = end == 0 ? 0 : end > 0 ? end - ply - 1 : end + ply + 1;
                    } else if (ply + 1 == depth) {
                        answer = position.evaluation();
                    } else {
                        ply++;
                        max[ply] = position.player() == Player.MAX;
                        alpha[ply] = alpha[ply - 1];
                        beta[ply] = beta[ply - 1];
                        index[ply] = 0;
                        moves.set(ply, sorted(position.actions()));
                        continue searching;
                    }
                } else {
                    // Up: fail-hard, the bound that the player at the node has moved.
                    answer = max[ply] ? alpha[ply] : beta[ply];
                    if (alpha[ply] >= beta[ply]) {
                        A cutter = moves.get(ply).get(index[ply] - 1);
                        long bonus = (long) (depth - ply) * (depth - ply);
                        history.merge(cutter, bonus, Long::sum);
                    }
                    if (ply == 0) {
                        break searching;
                    }
                    ply--;
                }
                position.undo();
                boolean better = max[ply] ? answer > alpha[ply] : answer < beta[ply];
                if (better) {
                    if (max[ply]) {
                        alpha[ply] = answer;
                    } else {
                        beta[ply] = answer;
                    }
                    if (ply == 0) {
                        candidate = root.get(index[0]);
                    }
                }
                index[ply]++;
            }
            chosen = candidate;
            int value = max[0] ? alpha[0] : beta[0];
            if (Math.abs(value) > Window.MAX_VALUE - 1_000) {
                break;
            }
            root = new ArrayList<>(root);
            root.remove(chosen);
            root.add(0, chosen);
        }
        return chosen;
    }

    private List<A> sorted(List<A> actions) {
        List<A> list = new ArrayList<>(actions);
        list.sort((a, b) -> Long.compare(history.getOrDefault(b, 0L), history.getOrDefault(a, 0L)));
        return list;
    }
}
