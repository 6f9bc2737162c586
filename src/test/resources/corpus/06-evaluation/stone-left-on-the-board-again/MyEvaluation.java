// exercise: 06
// truth: wrong
// mistake: to find an open three a stone is put on the given board, and when it makes an open four the method returns without taking it off again, so the board is not as it was
// kind: slip
// player: both
// style: lists of cells, put and clear on the given board
// single: yes
// detail: -
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
        if (lines.stream().anyMatch(line -> hasFive(board, line, Player.X))) {
            return 1_000_000;
        }
        if (lines.stream().anyMatch(line -> hasFive(board, line, Player.O))) {
            return -1_000_000;
        }
        return points(board, lines, Player.X) - points(board, lines, Player.O);
    }

    private static List<List<Cell>> lines(int n) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            List<Cell> row = new ArrayList<>();
            List<Cell> column = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                row.add(new Cell(k, i));
                column.add(new Cell(i, k));
            }
            lines.add(row);
            lines.add(column);
        }
        for (int k = -n + 1; k < 2 * n - 1; k++) {
            List<Cell> falling = new ArrayList<>();
            List<Cell> rising = new ArrayList<>();
            for (int r = 0; r < n; r++) {
                if (r + k >= 0 && r + k < n) {
                    falling.add(new Cell(r, r + k));
                }
                if (k - r >= 0 && k - r < n) {
                    rising.add(new Cell(r, k - r));
                }
            }
            lines.add(falling);
            lines.add(rising);
        }
        return lines;
    }

    private static boolean hasFive(Board board, List<Cell> line, Player player) {
        int run = 0;
        for (Cell cell : line) {
            run = board.has(player, cell.row(), cell.column()) ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }

    private static int points(Board board, List<List<Cell>> lines, Player player) {
        int points = 0;
        int threats = 0;
        for (List<Cell> line : lines) {
            if (line.size() < 5) {
                continue;
            }
            int most = 0;
            for (int i = 0; i + 5 <= line.size(); i++) {
                int stones = 0;
                for (Cell cell : line.subList(i, i + 5)) {
                    stones += board.has(player, cell.row(), cell.column()) ? 1 : board.isEmpty(cell) ? 0 : -9;
                }
                most = Math.max(most, stones);
                points += stones == 1 ? 1 : stones == 2 ? 12 : 0;
            }
            if (most == 4) {
                boolean open = wins(board, line, player) > 1;
                points += open ? 11_000 : 1_500;
                threats += open ? 0 : 1;
            } else if (most == 3) {
                boolean open = canGetOpenFour(board, line, player);
                points += open ? 1_000 : 200;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(450_000, points + (threats > 1 ? 5_000 : 0));
    }

    private static int wins(Board board, List<Cell> line, Player player) {
        int wins = 0;
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, player);
                if (hasFive(board, line, player)) {
                    wins++;
                }
                board.clear(cell);
            }
        }
        return wins;
    }

    private static boolean canGetOpenFour(Board board, List<Cell> line, Player player) {
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, player);
                if (wins(board, line, player) > 1) {
                    return true;
                }
                board.clear(cell);
            }
        }
        return false;
    }
}
