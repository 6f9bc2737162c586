// exercise: 06
// truth: wrong
// mistake: puts stones on the board on trial and returns from the loop at the second completing cell before the stone is taken back
// player: both
// style: put and clear on the given board, lines as lists of cells
// single: yes
// detail: sometimes; whenever a line has two completing cells, the board has a stone more afterwards
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        List<List<Cell>> lines = lines(board);
        for (Player player : Player.values()) {
            for (List<Cell> line : lines) {
                if (five(board, line, player)) {
                    return player == Player.X ? 880_000 : -880_000;
                }
            }
        }
        return side(board, lines, Player.X) - side(board, lines, Player.O);
    }

    private int side(Board board, List<List<Cell>> lines, Player player) {
        int sum = 0;
        int threats = 0;
        for (List<Cell> line : lines) {
            sum += twosAndOnes(board, line, player);
            int ways = completions(board, line, player);
            if (ways == 2) {
                sum += 33_000;
                continue;
            }
            if (ways == 1) {
                sum += 4_400;
                threats++;
                continue;
            }
            int most = 0;
            for (Cell cell : line) {
                if (board.isEmpty(cell)) {
                    board.put(cell, player);
                    most = Math.max(most, completions(board, line, player));
                    board.clear(cell);
                }
            }
            if (most == 2) {
                sum += 3_300;
                threats++;
            } else if (most == 1) {
                sum += 400;
            }
        }
        return Math.min(440_000, threats >= 2 ? sum + 17_000 : sum);
    }

    /** 0, 1, or 2 for two and more. */
    private int completions(Board board, List<Cell> line, Player player) {
        int found = 0;
        for (Cell cell : line) {
            if (!board.isEmpty(cell)) continue;
            board.put(cell, player);
            if (five(board, line, player) && ++found == 2) {
                return 2;
            }
            board.clear(cell);
        }
        return found;
    }

    private boolean five(Board board, List<Cell> line, Player player) {
        int run = 0;
        for (Cell cell : line) {
            run = board.has(player, cell.row(), cell.column()) ? run + 1 : 0;
            if (run >= 5) return true;
        }
        return false;
    }

    private int twosAndOnes(Board board, List<Cell> line, Player player) {
        int points = 0;
        for (int i = 4; i < line.size(); i++) {
            int own = 0;
            boolean blocked = false;
            for (Cell cell : line.subList(i - 4, i + 1)) {
                if (board.has(player, cell.row(), cell.column())) own++;
                blocked |= board.has(player.opponent(), cell.row(), cell.column());
            }
            if (!blocked && own == 2) points += 18;
            if (!blocked && own == 1) points += 2;
        }
        return points;
    }

    private List<List<Cell>> lines(Board board) {
        List<List<Cell>> lines = new ArrayList<>();
        int n = board.size();
        for (int[] d : DIRECTIONS) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    int r = row - d[0];
                    int c = column - d[1];
                    if (r >= 0 && c >= 0 && c < n) continue;
                    List<Cell> line = new ArrayList<>();
                    for (r = row, c = column; r < n && c >= 0 && c < n; r += d[0], c += d[1]) {
                        line.add(new Cell(r, c));
                    }
                    if (line.size() >= 5) lines.add(line);
                }
            }
        }
        return lines;
    }
}
