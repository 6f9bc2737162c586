// exercise: 06
// truth: wrong
// mistake: a line's number is direction * 20 + index, but diagonals have indices up to 36, so a low diagonal and a diagonal of the other direction can have the same number and count as one line
// player: both
// style: windows with maps by line number
// single: yes
// detail: sometimes; a threat on a diagonal down to the right with row - column + size - 1 >= 20 together with one on the other diagonal whose row + column is 20 less
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        int[] x = read(board, Player.X);
        int[] o = read(board, Player.O);
        if (x[0] > 0) return 600_000;
        if (o[0] > 0) return -600_000;
        return x[1] - o[1];
    }

    private static int number(int direction, int row, int column, int size) {
        int index;
        if (direction == 0) index = row;
        else if (direction == 1) index = column;
        else if (direction == 2) index = row - column + size - 1;
        else index = row + column;
        return direction * 20 + index;
    }

    /** Fives, and the value of everything else. */
    private int[] read(Board board, Player me) {
        int size = board.size();
        Map<Integer, Set<Integer>> fours = new HashMap<>();
        Map<Integer, List<int[]>> threes = new HashMap<>();
        int fives = 0;
        int value = 0;
        for (int d = 0; d < 4; d++) {
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    int endRow = row + 4 * DOWN[d];
                    int endColumn = column + 4 * RIGHT[d];
                    if (endRow >= size || endColumn >= size || endColumn < 0) continue;
                    int mine = 0;
                    int other = 0;
                    int[] free = new int[5];
                    int n = 0;
                    for (int i = 0; i < 5; i++) {
                        int r = row + i * DOWN[d];
                        int c = column + i * RIGHT[d];
                        if (board.has(me, r, c)) mine++;
                        else if (board.has(me.opponent(), r, c)) other++;
                        else free[n++] = r * size + c;
                    }
                    if (other > 0) continue;
                    int line = number(d, row, column, size);
                    if (mine == 5) fives++;
                    if (mine == 4) fours.computeIfAbsent(line, k -> new HashSet<>()).add(free[0]);
                    if (mine == 3) threes.computeIfAbsent(line, k -> new ArrayList<>()).add(free);
                    if (mine == 2) value += 10;
                    if (mine == 1) value += 1;
                }
            }
        }
        int threats = 0;
        for (Set<Integer> cells : fours.values()) {
            value += cells.size() > 1 ? 12_000 : 1_500;
            threats++;
        }
        for (Integer line : threes.keySet()) {
            if (fours.containsKey(line)) continue;
            boolean open = open(threes.get(line));
            value += open ? 1_000 : 180;
            if (open) threats++;
        }
        if (threats > 1) value += 5_000;
        return new int[] {fives, Math.min(value, 400_000)};
    }

    private boolean open(List<int[]> windows) {
        for (int[] a : windows)
            for (int[] b : windows)
                if (a != b && (a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1])
                        && !(a[0] == b[0] && a[1] == b[1])) return true;
        return false;
    }
}
