// exercise: 06
// truth: wrong
// mistake: stones are tried on the given board itself, and where a line has a third cell that makes five the loop is left before the stone is taken back, so it stays on the board
// player: both
// style: put and clear on the board, lists of cells, small methods
// kind: subtle
// single: yes
// detail: a line in which three or more cells make five, such as .XXXX.XXXX. or XX.XX.XX.XX; the board is changed, and the value with it
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        List<List<Cell>> lines = lines(board.size());
        for (List<Cell> line : lines) {
            if (five(board, line, Player.X)) {
                return 880_000;
            }
            if (five(board, line, Player.O)) {
                return -880_000;
            }
        }
        return total(board, lines, Player.X) - total(board, lines, Player.O);
    }

    private static int total(Board board, List<List<Cell>> lines, Player me) {
        int points = 0;
        int threats = 0;
        for (List<Cell> line : lines) {
            int stones = stones(board, line, me);
            if (stones == 0) {
                continue;
            }
            points += smallThings(board, line, me);
            int wins = stones < 4 ? 0 : fives(board, line, me);
            if (wins > 1) {
                points += 10_000;
            } else if (wins == 1) {
                points += 1_500;
                threats++;
            } else if (stones >= 3) {
                int most = best(board, line, me);
                points += most > 1 ? 1_000 : most == 1 ? 200 : 0;
                threats += most > 1 ? 1 : 0;
            }
        }
        return Math.min(400_000, points + (threats > 1 ? 5_000 : 0));
    }

    /** On how many cells a stone makes five. Three are as good as two, so nobody needs to look for more. */
    private static int fives(Board board, List<Cell> line, Player me) {
        int fives = 0;
        for (Cell cell : line) {
            if (!board.isEmpty(cell)) {
                continue;
            }
            board.put(cell, me);
            if (five(board, line, me)) {
                fives++;
            }
            if (fives > 2) {
                break;
            }
            board.clear(cell);
        }
        return fives;
    }

    /** How many ways to five one stone more can make at best. */
    private static int best(Board board, List<Cell> line, Player me) {
        int best = 0;
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, me);
                best = Math.max(best, fives(board, line, me));
                board.clear(cell);
            }
        }
        return best;
    }

    private static int stones(Board board, List<Cell> line, Player me) {
        int stones = 0;
        for (Cell cell : line) {
            stones += board.has(me, cell.row(), cell.column()) ? 1 : 0;
        }
        return stones;
    }

    private static boolean five(Board board, List<Cell> line, Player me) {
        int run = 0;
        for (Cell cell : line) {
            run = board.has(me, cell.row(), cell.column()) ? run + 1 : 0;
            if (run >= 5) {
                return true;
            }
        }
        return false;
    }

    private static int smallThings(Board board, List<Cell> line, Player me) {
        int points = 0;
        for (int i = 0; i + 5 <= line.size(); i++) {
            List<Cell> window = line.subList(i, i + 5);
            if (stones(board, window, me.opponent()) == 0) {
                int stones = stones(board, window, me);
                points += stones == 2 ? 10 : stones == 1 ? 1 : 0;
            }
        }
        return points;
    }

    private static List<List<Cell>> lines(int n) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(n, i, 0, 0, 1));
            lines.add(line(n, 0, i, 1, 0));
            lines.add(line(n, 0, i, 1, 1));
            lines.add(line(n, 0, i, 1, -1));
            if (i > 0) {
                lines.add(line(n, i, 0, 1, 1));
                lines.add(line(n, i, n - 1, 1, -1));
            }
        }
        lines.removeIf(line -> line.size() < 5);
        return lines;
    }

    private static List<Cell> line(int n, int row, int column, int down, int right) {
        List<Cell> cells = new ArrayList<>();
        for (int r = row, c = column; r < n && c >= 0 && c < n; r += down, c += right) {
            cells.add(new Cell(r, c));
        }
        return cells;
    }
}
