// exercise: 06
// truth: wrong
// mistake: the fields are set back at the end of value, which is not reached after a five, so the threats of that board count for the next one
// player: both
// style: lines of 1, 0, -1, sums in fields, early return
// single: yes
// detail: sometimes; only for the first board that is asked about after one with five
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 700_000;
    private static final int CAP = 600_000;
    private static final int[][] DIRECTION = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

    private int xSum, oSum, xThreats, oThreats;
    private boolean xFive, oFive;

    @Override
    public int value(Board board) {
        int n = board.size();
        for (int[] d : DIRECTION) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (inside(n, r - d[0], c - d[1])) continue;
                    int[] line = new int[n];
                    int length = 0;
                    for (int y = r, z = c; inside(n, y, z); y += d[0], z += d[1]) {
                        line[length++] = board.has(Player.X, y, z) ? 1 : board.has(Player.O, y, z) ? -1 : 0;
                    }
                    add(line, length, 1);
                    add(line, length, -1);
                }
            }
        }
        if (xFive || oFive) {
            int won = xFive ? WIN : -WIN;
            xFive = oFive = false;
            return won;
        }
        int value = total(xSum, xThreats) - total(oSum, oThreats);
        xSum = oSum = xThreats = oThreats = 0;
        return value;
    }

    private boolean inside(int n, int r, int c) {
        return 0 <= r && r < n && 0 <= c && c < n;
    }

    private int total(int sum, int threats) {
        return Math.min(CAP, sum + (threats >= 2 ? 15_000 : 0));
    }

    private void add(int[] line, int length, int me) {
        int sum = 0, threats = 0, fours = 0;
        boolean five = false, openThree = false;
        Set<Integer> fills = new HashSet<>();
        Set<Integer> pairs = new HashSet<>();
        Set<Integer> inPairs = new HashSet<>();
        for (int i = 0; i + 5 <= length; i++) {
            int stones = 0, blocked = 0, empties = 0;
            int firstEmpty = -1, lastEmpty = -1;
            for (int j = i; j < i + 5; j++) {
                if (line[j] == me) stones++;
                if (line[j] == -me) blocked++;
                if (line[j] == 0) {
                    if (firstEmpty < 0) firstEmpty = j;
                    lastEmpty = j;
                    empties++;
                }
            }
            if (blocked > 0) continue;
            if (stones == 5) five = true;
            if (stones == 4) fills.add(firstEmpty);
            if (stones == 3 && pairs.add(100 * firstEmpty + lastEmpty)) {
                boolean a = inPairs.add(firstEmpty), b = inPairs.add(lastEmpty);
                if (!a || !b) openThree = true;
            }
            if (stones == 2) sum += 30;
            if (stones == 1) sum += 3;
        }
        fours = fills.size();
        if (fours >= 2) {
            sum += 30_000;
        } else if (fours == 1) {
            sum += 4_500;
            threats++;
        } else if (openThree) {
            sum += 3_000;
            threats++;
        } else if (!pairs.isEmpty()) {
            sum += 600;
        }
        if (me == 1) {
            xSum += sum;
            xThreats += threats;
            xFive |= five;
        } else {
            oSum += sum;
            oThreats += threats;
            oFive |= five;
        }
    }
}
