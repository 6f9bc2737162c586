// exercise: 06
// truth: wrong
// mistake: to find winning cells stones are put on the board and cleared again, but at the second winning cell of a line the method returns before it clears, so the board keeps a stone
// player: both
// style: tries on the board itself
// single: yes
// detail: sometimes; any board with an open four (or two winning cells in one line)
import java.util.ArrayList;
import java.util.List;
import plybook.game.Cell;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        List<List<Cell>> lines = lines(board.size());
        for (List<Cell> line : lines) {
            if (longest(board, line, Player.X) >= 5) return 750_000;
            if (longest(board, line, Player.O) >= 5) return -750_000;
        }
        return side(board, lines, Player.X) - side(board, lines, Player.O);
    }

    private int side(Board board, List<List<Cell>> lines, Player player) {
        int sum = 0;
        int threats = 0;
        for (List<Cell> line : lines) {
            int best = 0;
            List<List<Cell>> pairs = new ArrayList<>();
            for (int i = 0; i + 5 <= line.size(); i++) {
                List<Cell> window = line.subList(i, i + 5);
                int stones = stones(board, window, player);
                best = Math.max(best, stones);
                if (stones == 2) sum += 10;
                if (stones == 1) sum += 1;
                if (stones == 3) pairs.add(window.stream().filter(board::isEmpty).toList());
            }
            if (best == 4) {
                sum += winningCells(board, line, player) > 1 ? 10_000 : 1_500;
                threats++;
            } else if (best == 3) {
                boolean open = open(pairs);
                sum += open ? 1_000 : 200;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(400_000, sum + (threats > 1 ? 5_000 : 0));
    }

    private int winningCells(Board board, List<Cell> line, Player player) {
        int found = 0;
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, player);
                if (longest(board, line, player) >= 5) {
                    found++;
                    if (found == 2) {
                        return found;
                    }
                }
                board.clear(cell);
            }
        }
        return found;
    }

    private boolean open(List<List<Cell>> pairs) {
        for (List<Cell> one : pairs) {
            for (List<Cell> other : pairs) {
                boolean shares = one.contains(other.get(0)) || one.contains(other.get(1));
                if (!one.equals(other) && shares) return true;
            }
        }
        return false;
    }

    private int stones(Board board, List<Cell> window, Player player) {
        int stones = 0;
        for (Cell cell : window) {
            if (board.has(player.opponent(), cell.row(), cell.column())) return -1;
            if (board.has(player, cell.row(), cell.column())) stones++;
        }
        return stones;
    }

    private int longest(Board board, List<Cell> line, Player player) {
        int longest = 0;
        int run = 0;
        for (Cell cell : line) {
            run = board.has(player, cell.row(), cell.column()) ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    private List<List<Cell>> lines(int size) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            lines.add(line(size, i, 0, 0, 1));
            lines.add(line(size, 0, i, 1, 0));
            lines.add(line(size, 0, i, 1, 1));
            lines.add(line(size, 0, i, 1, -1));
        }
        for (int i = 1; i < size; i++) {
            lines.add(line(size, i, 0, 1, 1));
            lines.add(line(size, i, size - 1, 1, -1));
        }
        return lines;
    }

    private List<Cell> line(int size, int row, int column, int down, int right) {
        List<Cell> line = new ArrayList<>();
        for (; row < size && column < size && column >= 0; row += down, column += right) {
            line.add(new Cell(row, column));
        }
        return line;
    }
}
