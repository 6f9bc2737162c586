// exercise: 06
// truth: half
// mistake: an open three is worth no more than three closed ones; otherwise sound: windows of five, and threats counted once for each line
// player: both
// style: a table over windows of five, with threats counted per line
// single: yes
// detail: called right until 2026-11-22; the exercise has promised since then that an open three is worth more, and gives points for that
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int[] POINTS = {0, 1, 8, 60, 400};
    private static final int FIVE = 900_000;
    private static final int TWO_THREATS = 6_000;

    @Override
    public int value(Board board) {
        return points(board, Player.X) - points(board, Player.O);
    }

    private boolean inside(Board board, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    private int points(Board board, Player me) {
        int sum = 0;
        int threats = 0;
        int n = board.size();
        for (int[] step : STEPS) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    if (inside(board, row - step[0], column - step[1])) {
                        continue; // not the beginning of a line
                    }
                    int r = row;
                    int c = column;
                    List<Integer> line = new ArrayList<>();
                    while (inside(board, r, c)) {
                        line.add(board.has(me, r, c) ? 1 : board.has(me.opponent(), r, c) ? -9 : 0);
                        r += step[0];
                        c += step[1];
                    }
                    int best = 0;
                    Set<Integer> wins = new HashSet<>();
                    Set<Set<Integer>> pairs = new HashSet<>();
                    for (int i = 0; i + 5 <= line.size(); i++) {
                        int mine = line.subList(i, i + 5).stream().mapToInt(x -> x).sum();
                        if (mine < 0) {
                            continue; // blocked
                        }
                        if (mine == 5) {
                            return FIVE;
                        }
                        sum += POINTS[mine];
                        best = Math.max(best, mine);
                        Set<Integer> gaps = new HashSet<>();
                        for (int k = i; k < i + 5; k++) {
                            if (line.get(k) == 0) {
                                gaps.add(k);
                            }
                        }
                        if (mine == 4) {
                            wins.addAll(gaps);
                        }
                        if (mine == 3) {
                            pairs.add(gaps);
                        }
                    }
                    if (wins.size() >= 2) {
                        sum += 20_000; // open four
                    }
                    if (!wins.isEmpty() || isOpen(pairs)) {
                        threats++;
                    }
                }
            }
        }
        return Math.min(400_000, sum + (threats >= 2 ? TWO_THREATS : 0));
    }

    private boolean isOpen(Set<Set<Integer>> pairs) {
        for (Set<Integer> a : pairs) {
            for (Set<Integer> b : pairs) {
                if (!a.equals(b) && a.stream().anyMatch(b::contains)) {
                    return true;
                }
            }
        }
        return false;
    }
}
