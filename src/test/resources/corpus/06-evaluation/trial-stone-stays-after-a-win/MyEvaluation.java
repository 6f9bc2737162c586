// exercise: 06
// truth: wrong
// mistake: finds the cells that make five by putting a stone on the board and clearing it again, but once it has found two of them it returns at once, before the last trial stone is cleared
// kind: subtle
// player: both
// style: trial stones on the given board, line by line
// single: yes
// detail: only on boards on which somebody has an open four, or an open three (there a trial stone makes an open four): then the board is changed
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
                return 1_000_000;
            }
            if (five(board, line, Player.O)) {
                return -1_000_000;
            }
        }
        return side(board, lines, Player.X) - side(board, lines, Player.O);
    }

    private int side(Board board, List<List<Cell>> lines, Player player) {
        int sum = 0;
        int threats = 0;
        for (List<Cell> line : lines) {
            int stones = mostStones(board, line, player);
            if (stones == 4) {
                boolean open = twoWaysToFive(board, line, player);
                sum += open ? 20_000 : 2_500;
                threats += open ? 0 : 1;
            } else if (stones == 3) {
                boolean open = oneMoreOpens(board, line, player);
                sum += open ? 1_800 : 300;
                threats += open ? 1 : 0;
            }
            sum += small(board, line, player);
        }
        return Math.min(sum + (threats > 1 ? 9_000 : 0), 500_000);
    }

    private boolean twoWaysToFive(Board board, List<Cell> line, Player player) {
        int ways = 0;
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, player);
                if (five(board, line, player)) {
                    ways++;
                }
                if (ways == 2) {
                    return true;
                }
                board.clear(cell);
            }
        }
        return false;
    }

    private boolean oneMoreOpens(Board board, List<Cell> line, Player player) {
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, player);
                boolean open = twoWaysToFive(board, line, player);
                board.clear(cell);
                if (open) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean five(Board board, List<Cell> line, Player player) {
        int run = 0;
        for (Cell cell : line) {
            run = board.has(player, cell.row(), cell.column()) ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }

    /** In the best window of five that has none of the other's. */
    private static int mostStones(Board board, List<Cell> line, Player player) {
        int most = 0;
        for (int i = 0; i + 5 <= line.size(); i++) {
            most = Math.max(most, stones(board, line.subList(i, i + 5), player));
        }
        return most;
    }

    private static int small(Board board, List<Cell> line, Player player) {
        int sum = 0;
        for (int i = 0; i + 5 <= line.size(); i++) {
            int stones = stones(board, line.subList(i, i + 5), player);
            sum += stones == 2 ? 10 : stones == 1 ? 1 : 0;
        }
        return sum;
    }

    private static int stones(Board board, List<Cell> window, Player player) {
        int stones = 0;
        for (Cell cell : window) {
            if (board.has(player.opponent(), cell.row(), cell.column())) {
                return 0;
            }
            stones += board.has(player, cell.row(), cell.column()) ? 1 : 0;
        }
        return stones;
    }

    private static List<List<Cell>> lines(int n) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(n, i, 0, 0, 1));
            lines.add(line(n, 0, i, 1, 0));
        }
        for (int i = 0; i <= n - 5; i++) {
            lines.add(line(n, 0, i, 1, 1));
            lines.add(line(n, 0, n - 1 - i, 1, -1));
            if (i > 0) {
                lines.add(line(n, i, 0, 1, 1));
                lines.add(line(n, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private static List<Cell> line(int n, int row, int column, int down, int right) {
        List<Cell> line = new ArrayList<>();
        for (int r = row, c = column; r < n && c >= 0 && c < n; r += down, c += right) {
            line.add(new Cell(r, c));
        }
        return line;
    }
}
