// exercise: 06
// truth: wrong
// mistake: lines are remembered under an int with two bits for each cell, which is too small for lines of more than 16 cells; the first cells fall out and different lines share an entry
// player: both
// style: table of known lines by length, packed codes
// kind: subtle
// single: yes
// detail: only on boards of 17 to 19 rows, when two lines differ in nothing but their first one to three cells
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = -1;

    /** By length: packed cells of a line to its points. */
    @SuppressWarnings("unchecked")
    private final Map<Integer, Integer>[] known = new Map[20];

    public MyEvaluation() {
        for (int i = 0; i < known.length; i++) {
            known[i] = new HashMap<>();
        }
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] points = new int[2];
        int[] threats = new int[2];
        boolean[] five = new boolean[2];
        int[] line = new int[n];
        for (int kind = 0; kind < 4; kind++) {
            int lines = kind < 2 ? n : 2 * n - 1;
            for (int k = 0; k < lines; k++) {
                int length = 0;
                for (int i = 0; i < n; i++) {
                    int row = kind == 0 ? k : i;
                    int column = kind == 0 ? i : kind == 1 ? k : kind == 2 ? i + k - (n - 1) : k - i;
                    if (column >= 0 && column < n) {
                        line[length++] = board.has(Player.X, row, column) ? 1 : board.has(Player.O, row, column) ? 2 : 0;
                    }
                }
                for (int who = 0; who < 2; who++) {
                    int value = lookUp(line, length, who + 1);
                    five[who] |= value == FIVE;
                    points[who] += value;
                    threats[who] += value >= 2_000 && value < 20_000 ? 1 : 0;
                }
            }
        }
        if (five[0] || five[1]) {
            return five[0] ? 1_000_000 : -1_000_000;
        }
        return total(points[0], threats[0]) - total(points[1], threats[1]);
    }

    private static int total(int points, int threats) {
        return Math.min(800_000, threats >= 2 ? points + 10_000 : points);
    }

    private int lookUp(int[] line, int length, int who) {
        if (length < 5) {
            return 0;
        }
        int key = 0;
        for (int i = 0; i < length; i++) {
            int code = line[i] == 0 ? 0 : line[i] == who ? 1 : 2;
            key = key << 2 | code;
        }
        Integer value = known[length].get(key);
        if (value == null) {
            value = rate(line, length, who);
            known[length].put(key, value);
        }
        return value;
    }

    private static int rate(int[] line, int length, int who) {
        int wins = 0;
        int once = 0;
        int twice = 0;
        int before = 0;
        int points = 0;
        for (int s = 0; s + 5 <= length; s++) {
            int own = 0;
            int free = 0;
            for (int i = s; i < s + 5; i++) {
                if (line[i] == who) {
                    own++;
                } else if (line[i] == 0) {
                    free |= 1 << i;
                }
            }
            if (own + Integer.bitCount(free) < 5) {
                continue;
            }
            switch (own) {
                case 5 -> {
                    return FIVE;
                }
                case 4 -> wins |= free;
                case 3 -> {
                    if (free != before) {
                        twice |= once & free;
                        once |= free;
                        before = free;
                    }
                }
                case 2 -> points += 20;
                case 1 -> points += 2;
                default -> {}
            }
        }
        if (wins != 0) {
            return points + (Integer.bitCount(wins) > 1 ? 20_000 : 3_000);
        }
        return points + (twice != 0 ? 2_000 : once != 0 ? 400 : 0);
    }
}
