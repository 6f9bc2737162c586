// exercise: 06
// truth: wrong
// mistake: what O has is multiplied by 11/10 ("defence first"), so with the colours exchanged the value is not the same with the other sign
// kind: slip
// player: MIN
// style: windows with bit masks per line, one method for a player, weighted difference
// single: yes
// detail: every board on which O has something without five
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 900_000;

    @Override
    public int value(Board board) {
        int x = points(board, Player.X);
        int o = points(board, Player.O);
        if (x == WIN) {
            return WIN;
        }
        if (o == WIN) {
            return -WIN;
        }
        return x - o * 11 / 10; // it is more important to stop the other one
    }

    private static int points(Board board, Player player) {
        int sum = 0;
        int threats = 0;
        for (int[][] line : lines(board.size())) {
            int p = line(board, player, line);
            if (p >= WIN) {
                return WIN;
            }
            if (p >= 1_000 && p < 10_000) {
                threats++;
            }
            sum += p;
        }
        if (threats > 1) {
            sum += 6_000;
        }
        return Math.min(sum, 500_000);
    }

    /** 1,500 and a few for a four, 1,000 and a few for an open three, 10,000 and a few for an open four. */
    private static int line(Board board, Player player, int[][] line) {
        long fiveCells = 0; // bit i: a stone there makes five
        List<Long> pairs = new ArrayList<>();
        int small = 0;
        for (int first = 0; first + 5 <= line.length; first++) {
            int stones = 0;
            long free = 0;
            boolean shut = false;
            for (int i = first; i < first + 5; i++) {
                if (board.has(player, line[i][0], line[i][1])) {
                    stones++;
                } else if (board.has(player.opponent(), line[i][0], line[i][1])) {
                    shut = true;
                } else {
                    free |= 1L << i;
                }
            }
            if (shut) {
                continue;
            }
            if (stones == 5) {
                return WIN;
            } else if (stones == 4) {
                fiveCells |= free;
            } else if (stones == 3) {
                pairs.add(free);
            } else if (stones == 2) {
                small += 8;
            } else if (stones == 1) {
                small += 1;
            }
        }
        if (Long.bitCount(fiveCells) > 1) {
            return 10_000 + small;
        }
        if (fiveCells != 0) {
            return 1_500 + small;
        }
        for (int i = 0; i < pairs.size(); i++) {
            for (int j = 0; j < i; j++) {
                if ((pairs.get(i) & pairs.get(j)) != 0) {
                    return 1_000 + small;
                }
            }
        }
        return (pairs.isEmpty() ? 0 : 200) + small;
    }

    private static List<int[][]> lines(int n) {
        List<int[][]> lines = new ArrayList<>();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int br = r - d[0];
                    int bc = c - d[1];
                    if (br >= 0 && bc >= 0 && bc < n) {
                        continue;
                    }
                    List<int[]> cells = new ArrayList<>();
                    for (int i = r, j = c; i < n && j >= 0 && j < n; i += d[0], j += d[1]) {
                        cells.add(new int[] {i, j});
                    }
                    lines.add(cells.toArray(new int[0][]));
                }
            }
        }
        return lines;
    }
}
