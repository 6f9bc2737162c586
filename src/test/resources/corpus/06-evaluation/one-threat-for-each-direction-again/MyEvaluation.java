// exercise: 06
// truth: wrong
// mistake: threats are counted once for each of the four directions instead of once for each line, so two threats in parallel lines give no more than their sum
// kind: subtle
// player: both
// style: windows of five with sets, a tally for each direction
// single: yes
// detail: only two threats in parallel lines; crossing ones and ones in different directions are right
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int[] FOR_STONES = {0, 1, 10, 0, 0, 0};

    private static final class Tally {
        boolean five;
        int sum;
        boolean threat;
    }

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        return x < 0 ? 999_999 : o < 0 ? -999_999 : x - o;
    }

    /** What the player has; -1 for five. */
    private int side(Board board, Player player) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int[] d : DIRECTIONS) {
            Tally tally = new Tally();
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    if (!on(board, row - d[0], column - d[1])) {
                        Tally line = readLine(board, player, row, column, d);
                        tally.sum += line.sum;
                        tally.five |= line.five;
                        tally.threat |= line.threat;
                    }
                }
            }
            if (tally.five) {
                return -1;
            }
            sum += tally.sum;
            threats += tally.threat ? 1 : 0;
        }
        return Math.min(400_000, sum + (threats > 1 ? 7_000 : 0));
    }

    private boolean on(Board board, int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
    }

    private Tally readLine(Board board, Player player, int row, int column, int[] d) {
        int points = 0;
        boolean five = false;
        Set<Integer> wins = new HashSet<>();
        Set<Set<Integer>> pairs = new HashSet<>(); // free cells of windows with three stones
        Set<Integer> seenOnce = new HashSet<>();
        boolean shared = false;
        boolean three = false;
        for (int k = 0; on(board, row + (k + 4) * d[0], column + (k + 4) * d[1]); k++) {
            int stones = 0;
            int others = 0;
            Set<Integer> free = new HashSet<>();
            for (int i = k; i < k + 5; i++) {
                if (board.has(player, row + i * d[0], column + i * d[1])) {
                    stones++;
                } else if (board.has(player.opponent(), row + i * d[0], column + i * d[1])) {
                    others++;
                } else {
                    free.add(i);
                }
            }
            if (others > 0) {
                continue;
            }
            points += FOR_STONES[stones];
            five |= stones == 5;
            if (stones == 4) {
                wins.addAll(free);
            } else if (stones == 3) {
                three = true;
                if (pairs.add(free)) {
                    for (int cell : free) {
                        shared |= !seenOnce.add(cell); // one stone there, and two cells would make five
                    }
                }
            }
        }
        Tally tally = new Tally();
        tally.five = five;
        tally.sum = points + (wins.size() > 1 ? 10_000 : wins.size() == 1 ? 1_500 : shared ? 1_000 : three ? 200 : 0);
        tally.threat = wins.size() == 1 || wins.isEmpty() && shared;
        return tally;
    }
}
