// exercise: 06
// truth: wrong
// mistake: an open three is worth only what its windows hold, so that three closed threes can be worth more
// player: both
// style: table of windows
// single: yes
// detail: always where the open three lies in two or three windows with three stones
import java.util.Arrays;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] TABLE = {0, 1, 10, 100, 1_000};
    private static final int WIN = 1_000_000;
    private static final int FORK = 8_000;
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        if (five(board, Player.X)) {
            return WIN;
        }
        if (five(board, Player.O)) {
            return -WIN;
        }
        return points(board, Player.X) - points(board, Player.O);
    }

    private boolean five(Board board, Player who) {
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (countIn(board, who, r, c, d) == 5) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private int countIn(Board board, Player who, int r, int c, int d) {
        int lastRow = r + 4 * DOWN[d];
        int lastColumn = c + 4 * RIGHT[d];
        if (lastRow >= board.size() || lastColumn >= board.size() || lastColumn < 0) {
            return 0;
        }
        int count = 0;
        for (int i = 0; i < 5; i++) {
            int row = r + i * DOWN[d];
            int column = c + i * RIGHT[d];
            if (board.has(who.opponent(), row, column)) {
                return 0;
            }
            if (board.has(who, row, column)) {
                count++;
            }
        }
        return count;
    }

    private int points(Board board, Player who) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int start = 0; start < n * n; start++) {
                int r = start / n;
                int c = start % n;
                int previous = c - RIGHT[d];
                if (r - DOWN[d] >= 0 && previous >= 0 && previous < n) {
                    continue;
                }
                int[] fours = new int[n];
                int[] threes = new int[n];
                int seen = -1;
                while (r < n && c >= 0 && c < n) {
                    int count = countIn(board, who, r, c, d);
                    sum += TABLE[count];
                    int free = 0;
                    for (int i = 0; count >= 3 && i < 5; i++) {
                        if (board.isEmpty(r + i * DOWN[d], c + i * RIGHT[d])) {
                            free |= 1 << index(r, c, d) + i;
                            fours[(index(r, c, d) + i) % n] |= count == 4 ? 1 : 0;
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
                }
            }
        }
        return Math.min(sum + (threats > 1 ? FORK : 0), WIN / 2);
    }

    private int index(int r, int c, int d) {
        return d == 0 ? c : r;
    }
}
