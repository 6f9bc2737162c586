// Wrong: each window with five stones adds a win, and nothing limits the sum.
// Fails first: Every value lies within ±1,000,000
// Says: which no value may reach
// Diagnosis: sum-without-a-limit

import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 5;
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private static final int WIN = 950_000;
    private static final int OPEN_FOUR = 10_000;
    private static final int FOUR = 1_500;
    private static final int OPEN_THREE = 1_000;
    private static final int THREE = 200;
    private static final int TWO = 10; // and one, for each window
    private static final int DOUBLE_THREAT = 5_000;

    @Override
    public int value(Board board) {
        Side ofX = new Side(board, Player.X);
        Side ofO = new Side(board, Player.O);
        ofX.read();
        ofO.read();
        return ofX.five ? ofX.value() : ofO.five ? -ofO.value() : ofX.value() - ofO.value();
    }

    /** What one side has. Made anew for every board. */
    private static class Side {
        private final Board board;
        private final Player player;
        private boolean five;
        private int sum;
        private int threats;

        Side(Board board, Player player) {
            this.board = board;
            this.player = player;
        }

        void read() {
            int size = board.size();
            for (int[] direction : DIRECTIONS) {
                for (int row = 0; row < size; row++) {
                    for (int column = 0; column < size; column++) {
                        if (!isOnBoard(row - direction[0], column - direction[1])) { // here a line begins
                            readLine(row, column, direction);
                        }
                    }
                }
            }
        }

        int value() {
            return sum + (threats >= 2 ? DOUBLE_THREAT : 0);
        }

        private boolean isOnBoard(int row, int column) {
            return row >= 0 && row < board.size() && column >= 0 && column < board.size();
        }

        /** Moves a window of five cells along the line, and counts in each how many stones it holds, if none is the other side's. */
        private void readLine(int firstRow, int firstColumn, int[] direction) {
            Set<Integer> wins = new HashSet<>(); // cells that would make five
            Set<String> pairs = new HashSet<>(); // pairs of cells that would
            int twos = 0;
            int ones = 0;
            for (int start = 0;
                    isOnBoard(
                            firstRow + (start + FIVE - 1) * direction[0],
                            firstColumn + (start + FIVE - 1) * direction[1]);
                    start++) {
                int stones = 0;
                int[] free = new int[FIVE];
                boolean blocked = false;
                for (int i = start; i < start + FIVE; i++) {
                    int row = firstRow + i * direction[0];
                    int column = firstColumn + i * direction[1];
                    if (board.has(player, row, column)) {
                        stones++;
                    } else if (board.has(player.opponent(), row, column)) {
                        blocked = true;
                    } else {
                        free[i - start - stones] = i;
                    }
                }
                if (blocked) {
                    continue;
                }
                switch (stones) {
                    case 5 -> {
                        five = true;
                        sum += WIN;
                    }
                    case 4 -> wins.add(free[0]);
                    case 3 -> pairs.add(free[0] + " " + free[1]);
                    case 2 -> twos++;
                    case 1 -> ones++;
                    default -> {}
                }
            }
            sum += TWO * twos + ones;
            if (!wins.isEmpty()) {
                sum += wins.size() > 1 ? OPEN_FOUR : FOUR;
                threats += wins.size() > 1 ? 0 : 1;
            } else if (!pairs.isEmpty()) {
                sum += isOpen(pairs) ? OPEN_THREE : THREE;
                threats += isOpen(pairs) ? 1 : 0;
            }
        }

        /** Whether one more stone could make a four with two ways to five: then two pairs have that stone in common. */
        private static boolean isOpen(Set<String> pairs) {
            Set<String> cells = new HashSet<>();
            for (String pair : pairs) {
                for (String cell : pair.split(" ")) {
                    if (!cells.add(cell)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }
}
