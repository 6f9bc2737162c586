// exercise: 06
// truth: wrong
// mistake: the sum of all patterns is only cut at 1000000, which is what five are worth, so a board with very many open fours is worth as much as five in a row
// kind: subtle
// player: both
// style: windows of five with sets, records
// single: yes
// detail: only on boards on which one player has about 17 more lines with an open four than the other, such as X wherever (column + 2*row) % 5 is not 0
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int[] FOR_STONES = {0, 1, 10, 0, 0, 0};

    private static final int WIN = 1_000_000;

    private record Line(int points, boolean threat, boolean five) {}

    @Override
    public int value(Board board) {
        int difference = 0;
        for (Player player : Player.values()) {
            int sign = player == Player.X ? 1 : -1;
            int sum = 0;
            int threats = 0;
            for (int[] d : DIRECTIONS) {
                for (int row = 0; row < board.size(); row++) {
                    for (int column = 0; column < board.size(); column++) {
                        if (on(board, row - d[0], column - d[1])) {
                            continue;
                        }
                        Line line = readLine(board, player, row, column, d);
                        if (line.five()) {
                            return sign * WIN;
                        }
                        sum += line.points();
                        threats += line.threat() ? 1 : 0;
                    }
                }
            }
            difference += sign * (sum + (threats > 1 ? 30_000 : 0));
        }
        return Math.max(-WIN, Math.min(WIN, difference)); // within the bounds
    }

    private boolean on(Board board, int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
    }

    private Line readLine(Board board, Player player, int row, int column, int[] d) {
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
        if (wins.size() > 1) {
            return new Line(points + 60_000, false, five);
        }
        if (wins.size() == 1) {
            return new Line(points + 8_000, true, five);
        }
        return new Line(points + (shared ? 5_000 : three ? 1_000 : 0), shared, five);
    }
}
