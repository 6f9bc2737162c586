// exercise: 06
// truth: wrong
// mistake: the counter of threats is set to 0 for each board but not between X and O, so the threats of X make the first threat of O count as a second one
// kind: subtle
// player: MIN
// style: fields, windows of five with sets of free cells
// single: yes
// detail: only on boards on which both players have a threat
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int[] FOR_STONES = {0, 1, 10, 0, 0, 0};

    private boolean hasFive;
    private int threats;

    @Override
    public int value(Board board) {
        threats = 0;
        int x = side(board, Player.X);
        if (hasFive) {
            return 600_000;
        }
        int o = side(board, Player.O);
        if (hasFive) {
            return -600_000;
        }
        return x - o;
    }

    private int side(Board board, Player player) {
        hasFive = false;
        int sum = 0;
        for (int[] d : DIRECTIONS) {
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    if (!on(board, row - d[0], column - d[1])) {
                        sum += readLine(board, player, row, column, d);
                    }
                }
            }
        }
        return Math.min(300_000, sum);
    }

    /** From the second threat on each gives something extra. */
    private int threat() {
        threats++;
        return threats > 1 ? 5_000 : 0;
    }

    private boolean on(Board board, int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
    }

    private int readLine(Board board, Player player, int row, int column, int[] d) {
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
        if (five) {
            hasFive = true;
        }
        if (wins.size() > 1) {
            points += 10_000;
        } else if (wins.size() == 1) {
            points += 1_500 + threat();
        } else if (three) {
            points += shared ? 1_000 + threat() : 200;
        }
        return points;
    }
}
