// exercise: 06
// truth: wrong
// mistake: to find open threes stones are tried on the given board, and the method returns before it takes the last one away if it has found an open four
// player: both
// style: tries stones on the board with put and clear
// single: yes
// detail: sometimes, whenever there is an open three; the board has a stone more afterwards
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
            for (Player player : Player.values()) {
                if (isFive(board, player, line)) {
                    return player == Player.X ? 600_000 : -600_000;
                }
            }
        }
        return of(board, Player.X, lines) - of(board, Player.O, lines);
    }

    private int of(Board board, Player player, List<List<Cell>> lines) {
        int points = 0;
        int threats = 0;
        for (List<Cell> line : lines) {
            int most = 0;
            for (int i = 0; i + 5 <= line.size(); i++) {
                int stones = stones(board, player, line.subList(i, i + 5));
                most = Math.max(most, stones);
                if (stones == 2) {
                    points += 14;
                } else if (stones == 1) {
                    points += 1;
                }
            }
            if (most == 4) {
                boolean single = winning(board, player, line) == 1;
                points += single ? 1_700 : 13_000;
                threats += single ? 1 : 0;
            } else if (most == 3) {
                boolean open = canBecomeOpenFour(board, player, line);
                points += open ? 1_150 : 125;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(400_000, threats >= 2 ? points + 5_000 : points);
    }

    /** The stones in the five cells, or -1 if the other player has one of them. */
    private int stones(Board board, Player player, List<Cell> five) {
        int stones = 0;
        for (Cell cell : five) {
            if (board.has(player, cell.row(), cell.column())) {
                stones++;
            } else if (!board.isEmpty(cell)) {
                return -1;
            }
        }
        return stones;
    }

    private boolean isFive(Board board, Player player, List<Cell> line) {
        int run = 0;
        for (Cell cell : line) {
            run = board.has(player, cell.row(), cell.column()) ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }

    private int winning(Board board, Player player, List<Cell> line) {
        int winning = 0;
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, player);
                if (isFive(board, player, line)) {
                    winning++;
                }
                board.clear(cell);
            }
        }
        return winning;
    }

    private boolean canBecomeOpenFour(Board board, Player player, List<Cell> line) {
        for (Cell cell : line) {
            if (board.isEmpty(cell)) {
                board.put(cell, player);
                if (winning(board, player, line) > 1) {
                    return true;
                }
                board.clear(cell);
            }
        }
        return false;
    }

    private List<List<Cell>> lines(int size) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int r = 0; r < size; r++) {
                for (int c = 0; c < size; c++) {
                    if (r - d[0] >= 0 && c - d[1] >= 0 && c - d[1] < size) {
                        continue;
                    }
                    List<Cell> line = new ArrayList<>();
                    for (int y = r, x = c; y < size && x >= 0 && x < size; y += d[0], x += d[1]) {
                        line.add(new Cell(y, x));
                    }
                    if (line.size() >= 5) {
                        lines.add(line);
                    }
                }
            }
        }
        return lines;
    }
}
