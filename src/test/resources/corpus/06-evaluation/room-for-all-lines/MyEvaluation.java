// exercise: 06
// truth: wrong
// mistake: the lines with threats are written into an array of 72, as many as a board of 15 rows has lines; a crowded larger board has more, and an exception follows
// player: both
// style: preallocated arrays
// single: yes
// detail: sometimes; more than 72 lines with an open three, a four or an open four of one side, on 16 to 19 rows
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int LINES = 15 + 15 + 21 + 21;
    private static final int OPEN_FOUR = 3;
    private static final int FOUR = 2;
    private static final int OPEN_THREE = 1;
    private static final int[] POINTS = {0, 1_000, 1_500, 10_000};

    private final int[] kinds = new int[LINES];
    private int found;
    private int rest;
    private boolean five;

    @Override
    public int value(Board board) {
        collect(board, Player.X);
        if (five) {
            return 950_000;
        }
        int x = sum();
        collect(board, Player.O);
        if (five) {
            return -950_000;
        }
        return x - sum();
    }

    private int sum() {
        int sum = rest;
        int threats = 0;
        for (int i = 0; i < found; i++) {
            sum += POINTS[kinds[i]];
            if (kinds[i] != OPEN_FOUR) {
                threats++;
            }
        }
        return Math.min(900_000, threats > 1 ? sum + 5_000 : sum);
    }

    private void collect(Board board, Player player) {
        found = 0;
        rest = 0;
        five = false;
        int size = board.size();
        for (int i = 0; i < size; i++) {
            line(board, player, i, 0, 0, 1);
            line(board, player, 0, i, 1, 0);
        }
        for (int i = 4 - (size - 1); i <= size - 5; i++) {
            line(board, player, i < 0 ? 0 : i, i < 0 ? -i : 0, 1, 1);
            line(board, player, i < 0 ? 0 : i, i < 0 ? size - 1 + i : size - 1, 1, -1);
        }
    }

    private void line(Board board, Player player, int row, int column, int down, int right) {
        int size = board.size();
        long mine = 0;
        long free = 0;
        int length = 0;
        for (int r = row, c = column; r < size && c >= 0 && c < size; r += down, c += right) {
            if (board.has(player, r, c)) {
                mine |= 1L << length;
            } else if (board.isEmpty(r, c)) {
                free |= 1L << length;
            }
            length++;
        }
        long winning = 0;
        boolean three = false;
        for (int i = 0; i + 5 <= length; i++) {
            long window = 31L << i;
            if ((window & ~(mine | free)) != 0) {
                continue;
            }
            int stones = Long.bitCount(window & mine);
            five |= stones == 5;
            winning |= stones == 4 ? window & free : 0;
            three |= stones == 3;
            rest += stones == 2 ? 10 : stones == 1 ? 1 : 0;
        }
        if (winning != 0) {
            kinds[found++] = Long.bitCount(winning) > 1 ? OPEN_FOUR : FOUR;
        } else if (three) {
            if (open(mine, free, length)) {
                kinds[found++] = OPEN_THREE;
            } else {
                rest += 200;
            }
        }
    }

    private static boolean open(long mine, long free, int length) {
        for (int i = 0; i < length; i++) {
            if ((free >> i & 1) == 0) {
                continue;
            }
            long more = mine | 1L << i;
            long winning = 0;
            for (int k = 0; k + 5 <= length; k++) {
                long missing = 31L << k & ~more;
                if (Long.bitCount(missing) == 1) {
                    winning |= missing & free;
                }
            }
            if (Long.bitCount(winning) > 1) {
                return true;
            }
        }
        return false;
    }
}
