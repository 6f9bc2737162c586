// exercise: 06
// truth: wrong
// mistake: Sum and threats are fields that are set back at the end of value, but the early return for five leaves value before that.
// player: both
// style: fields, clean-up at the end
// kind: subtle
// single: yes
// detail: the first question after a board on which somebody had five: what that board had counts once more
import java.util.LinkedHashSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private final int[] sum = new int[2];
    private final int[] threats = new int[2];

    @Override
    public int value(Board board) {
        int n = board.size();
        for (Player player : Player.values()) {
            boolean five = false;
            for (int i = 0; i < n; i++) {
                five |= read(board, player, i, 0, 0, 1);
                five |= read(board, player, 0, i, 1, 0);
                five |= read(board, player, 0, i, 1, 1);
                five |= read(board, player, 0, i, 1, -1);
                five |= i > 0 && read(board, player, i, 0, 1, 1);
                five |= i > 0 && read(board, player, i, n - 1, 1, -1);
            }
            if (five) {
                return player == Player.X ? 777_777 : -777_777; // nothing else counts
            }
        }
        int value = worth(0) - worth(1);
        clear();
        return value;
    }

    private int worth(int side) {
        int bonus = threats[side] >= 2 ? 9_000 : 0;
        return Math.min(666_666, sum[side] + bonus);
    }

    private void clear() {
        for (int side = 0; side < 2; side++) {
            sum[side] = 0;
            threats[side] = 0;
        }
    }

    /** Adds what the line has to the fields, and tells whether it has five. */
    private boolean read(Board board, Player player, int row, int column, int down, int right) {
        LinkedHashSet<Integer> makesFive = new LinkedHashSet<>();
        LinkedHashSet<Integer> pairs = new LinkedHashSet<>(); // two cells as one number
        boolean five = false;
        int small = 0;
        int start = 0;
        while (true) {
            int endRow = row + (start + 4) * down;
            int endColumn = column + (start + 4) * right;
            if (endRow >= board.size() || endColumn < 0 || endColumn >= board.size()) {
                break;
            }
            int own = 0;
            int lacking = 0;
            int open = 0;
            for (int i = start; i < start + 5; i++) {
                if (board.has(player, row + i * down, column + i * right)) {
                    own++;
                } else if (board.isEmpty(row + i * down, column + i * right)) {
                    lacking = 100 * lacking + i + 1;
                    open++;
                }
            }
            start++;
            if (own + open < 5) {
                continue;
            }
            five |= own == 5;
            if (own == 4) {
                makesFive.add(lacking);
            } else if (own == 3) {
                pairs.add(lacking);
            } else if (own > 0 && own < 3) {
                small += own == 2 ? 18 : 2;
            }
        }
        int side = player.ordinal();
        sum[side] += small;
        if (makesFive.size() > 1) {
            sum[side] += 18_000;
        } else if (makesFive.size() == 1) {
            sum[side] += 2_700;
            threats[side]++;
        } else if (overlap(pairs)) {
            sum[side] += 1_800;
            threats[side]++;
        } else if (!pairs.isEmpty()) {
            sum[side] += 360;
        }
        return five;
    }

    private static boolean overlap(LinkedHashSet<Integer> pairs) {
        boolean[] met = new boolean[30];
        for (int pair : pairs) {
            if (met[pair / 100] || met[pair % 100]) {
                return true;
            }
            met[pair / 100] = true;
            met[pair % 100] = true;
        }
        return false;
    }
}
