// exercise: 06
// truth: wrong
// mistake: threats are counted by direction (a row threat, a column threat, …), so two threats in parallel lines of the same direction get no bonus
// kind: subtle
// player: both
// style: nested loops, windows, boolean for each direction
// single: yes
// detail: only with two threats in parallel lines
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int[] DR = {0, 1, 1, 1};
    static final int[] DC = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        if (hasFive(board, Player.X)) {
            return 1000000;
        }
        if (hasFive(board, Player.O)) {
            return -1000000;
        }
        return score(board, Player.X) - score(board, Player.O);
    }

    private boolean hasFive(Board board, Player p) {
        int n = board.size();
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (inside(n, r + 4 * DR[d], c + 4 * DC[d]) && stones(board, p, r, c, d) == 5) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean inside(int n, int r, int c) {
        return r >= 0 && r < n && c >= 0 && c < n;
    }

    /** How many stones the window has, or -1 if the opponent has one there. */
    private static int stones(Board board, Player p, int r, int c, int d) {
        int count = 0;
        for (int i = 0; i < 5; i++) {
            if (board.has(p, r + i * DR[d], c + i * DC[d])) {
                count++;
            } else if (board.has(p.opponent(), r + i * DR[d], c + i * DC[d])) {
                return -1;
            }
        }
        return count;
    }

    /** What is known of one line of the board. */
    private static class Line {
        Set<Cell> toFive = new HashSet<>();
        Set<Set<Cell>> toFour = new HashSet<>();

        boolean openThree() {
            Set<Cell> seen = new HashSet<>();
            for (Set<Cell> pair : toFour) {
                for (Cell cell : pair) {
                    if (!seen.add(cell)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    private int score(Board board, Player p) {
        int n = board.size();
        int sum = 0;
        boolean[] threat = new boolean[4];
        for (int d = 0; d < 4; d++) {
            Map<Integer, Line> lines = new HashMap<>();
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (!inside(n, r + 4 * DR[d], c + 4 * DC[d])) {
                        continue;
                    }
                    int count = stones(board, p, r, c, d);
                    if (count == 1) {
                        sum += 1;
                    } else if (count == 2) {
                        sum += 10;
                    } else if (count >= 3) {
                        Line line = lines.computeIfAbsent(r * DC[d] - c * DR[d], k -> new Line());
                        Set<Cell> free = new HashSet<>();
                        for (int i = 0; i < 5; i++) {
                            if (!board.has(p, r + i * DR[d], c + i * DC[d])) {
                                free.add(new Cell(r + i * DR[d], c + i * DC[d]));
                            }
                        }
                        if (count == 4) {
                            line.toFive.addAll(free);
                        } else {
                            line.toFour.add(free);
                        }
                    }
                }
            }
            for (Line line : lines.values()) {
                if (line.toFive.size() >= 2) {
                    sum += 10000;
                } else if (line.toFive.size() == 1) {
                    sum += 1500;
                    threat[d] = true;
                } else if (line.openThree()) {
                    sum += 1000;
                    threat[d] = true;
                } else {
                    sum += 200;
                }
            }
        }
        int threats = 0;
        for (boolean t : threat) {
            threats += t ? 1 : 0;
        }
        if (threats >= 2) {
            sum += 5000;
        }
        return Math.min(sum, 500000);
    }
}
