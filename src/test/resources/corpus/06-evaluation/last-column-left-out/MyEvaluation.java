// exercise: 06
// truth: wrong
// mistake: a window that ends in the last column is taken to be outside the board
// player: both
// style: table of windows
// single: yes
// detail: always at the right edge
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] TABLE = {0, 1, 10, 100, 1_000};
    private static final int WON = 1_000_000;
    private static final int OPEN = 600;
    private static final int DOUBLE = 8_000;
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        if (hasFive(board, Player.X)) {
            return WON;
        }
        if (hasFive(board, Player.O)) {
            return -WON;
        }
        return points(board, Player.X) - points(board, Player.O);
    }

    private boolean hasFive(Board board, Player p) {
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (inWindow(board, p, r, c, d) == 5) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private int inWindow(Board board, Player p, int r, int c, int d) {
        int lastRow = r + 4 * DOWN[d];
        int lastColumn = c + 4 * RIGHT[d];
        if (lastRow >= board.size() || lastColumn >= board.size() - 1 || lastColumn < 0) {
            return 0;
        }
        int count = 0;
        for (int i = 0; i < 5; i++) {
            int row = r + i * DOWN[d];
            int column = c + i * RIGHT[d];
            if (board.has(p.opponent(), row, column)) {
                return 0;
            }
            if (board.has(p, row, column)) {
                count++;
            }
        }
        return count;
    }

    private int points(Board board, Player p) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int start = 0; start < n * n; start++) {
                int r = start / n;
                int c = start % n;
                int behind = c - RIGHT[d];
                if (r - DOWN[d] >= 0 && behind >= 0 && behind < n) {
                    continue;
                }
                int[] fours = new int[n];
                int[] threes = new int[n];
                int seen = -1;
                while (r < n && c >= 0 && c < n) {
                    int count = inWindow(board, p, r, c, d);
                    sum += TABLE[count];
                    int free = 0;
                    for (int i = 0; count >= 3 && i < 5; i++) {
                        if (board.isEmpty(r + i * DOWN[d], c + i * RIGHT[d])) {
                            free |= 1 << place(r, c, d) + i;
                            fours[(place(r, c, d) + i) % n] |= count == 4 ? 1 : 0;
                        }
                    }
                    if (count == 3 && free != seen) {
                        for (int i = 0; i < n; i++) {
                            threes[i] += free >> i & 1;
                        }
                        seen = free;
                    }
                    r += DOWN[d];
                    c += RIGHT[d];
                }
                int wins = Arrays.stream(fours).sum();
                boolean openThree = Arrays.stream(threes).anyMatch(k -> k > 1);
                if (wins == 1) {
                    threats++;
                } else if (wins == 0 && openThree) {
                    threats++;
                    sum += OPEN;
                }
            }
        }
        return Math.min(sum + (threats > 1 ? DOUBLE : 0), WON / 2);
    }

    private int place(int r, int c, int d) {
        return d == 0 ? c : r;
    }
}
