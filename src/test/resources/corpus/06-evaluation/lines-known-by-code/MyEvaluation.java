// exercise: 06
// truth: wrong
// mistake: what a line is worth is remembered by a code with two bits for each cell in an int, which holds 16 cells only: in lines of 17 to 19 cells the first ones fall out, and different lines share an entry
// player: both
// style: table of lines across calls, packed long results
// single: yes
// detail: only for lines that differ in their first one to three cells on boards of 17 to 19 rows (and lines of 16 cells once longer ones were asked), depends on what was asked before; seen on 19x19: X at (9,0..2) is worth 27, and turned by 180 degrees 238
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int EMPTY = 1;
    private static final int MINE = 2;
    private static final int OTHER = 3;
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    /** What one line is worth, whether it is a threat, whether it is won. */
    private record Worth(int points, boolean threat, boolean won) {}

    /** Most lines of a board are as they were in the call before. */
    private final Map<Integer, Worth> known = new HashMap<>();

    @Override
    public int value(Board board) {
        List<Worth> x = worths(board, Player.X);
        if (x.stream().anyMatch(Worth::won)) return 800_000;
        List<Worth> o = worths(board, Player.O);
        if (o.stream().anyMatch(Worth::won)) return -800_000;
        return total(x) - total(o);
    }

    private static int total(List<Worth> worths) {
        int points = worths.stream().mapToInt(Worth::points).sum();
        return Math.min(700_000, points + (worths.stream().filter(Worth::threat).count() > 1 ? 5_000 : 0));
    }

    private List<Worth> worths(Board board, Player me) {
        List<Worth> worths = new ArrayList<>();
        int n = board.size();
        for (int[] d : DIRECTIONS) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    boolean first = row - d[0] < 0 || column - d[1] < 0 || column - d[1] >= n;
                    if (!first) continue;
                    int code = 0;
                    int[] cells = new int[n];
                    int length = 0;
                    for (int r = row, c = column; r < n && c >= 0 && c < n; r += d[0], c += d[1]) {
                        int cell = board.isEmpty(r, c) ? EMPTY : board.has(me, r, c) ? MINE : OTHER;
                        cells[length++] = cell;
                        code = code << 2 | cell;
                    }
                    int size = length;
                    worths.add(known.computeIfAbsent(code, k -> worth(cells, size)));
                }
            }
        }
        return worths;
    }

    private static Worth worth(int[] cells, int length) {
        int points = 0;
        int wins = 0;
        int all = 0;
        int shared = 0;
        int pair = 0;
        for (int s = 0; s + 5 <= length; s++) {
            int stones = 0;
            int free = 0;
            boolean room = true;
            for (int i = s; i < s + 5; i++) {
                if (cells[i] == MINE) stones++;
                if (cells[i] == EMPTY) free |= 1 << i;
                if (cells[i] == OTHER) room = false;
            }
            if (!room) continue;
            switch (stones) {
                case 5: return new Worth(0, false, true);
                case 4: wins |= free; break;
                case 3:
                    if (free != pair) shared |= all & free;
                    all |= free;
                    pair = free;
                    break;
                case 2: points += 10; break;
                case 1: points += 1; break;
            }
        }
        if (Integer.bitCount(wins) > 1) return new Worth(points + 10_000, false, false);
        if (wins != 0) return new Worth(points + 1_500, true, false);
        if (shared != 0) return new Worth(points + 1_000, true, false);
        return new Worth(points + (all != 0 ? 200 : 0), false, false);
    }
}
