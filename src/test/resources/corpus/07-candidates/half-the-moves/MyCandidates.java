// exercise: 07
// truth: wrong
// mistake: player() looks only at how many moves were made since start, not at the stones that start was given
// player: both
// style: char matrix, list of moves, counters of stones near in an int matrix
// kind: slip
// single: yes
// detail: after start with a board on which X has one stone more than O
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private char[][] grid;
    private int[][] stonesNear;
    private int n;
    private int r;
    private final LinkedList<Cell> moves = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        n = board.size();
        r = radius;
        grid = new char[n][n];
        stonesNear = new int[n][n];
        moves.clear();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                grid[i][j] = board.at(i, j).map(Player::symbol).orElse('.');
                if (grid[i][j] != '.') {
                    change(i, j, 1);
                }
            }
        }
    }

    private void change(int row, int column, int by) {
        for (int i = Math.max(0, row - r); i < Math.min(n, row + r + 1); i++) {
            for (int j = Math.max(0, column - r); j < Math.min(n, column + r + 1); j++) {
                stonesNear[i][j] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= n || cell.column() >= n || grid[cell.row()][cell.column()] != '.') {
            throw new IllegalArgumentException("illegal: " + cell);
        }
        grid[cell.row()][cell.column()] = player().symbol();
        change(cell.row(), cell.column(), 1);
        moves.addLast(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Cell cell = moves.removeLast();
        grid[cell.row()][cell.column()] = '.';
        change(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        return moves.size() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        StringBuilder text = new StringBuilder();
        for (char[] row : grid) {
            text.append(text.isEmpty() ? "" : "/").append(row);
        }
        return Board.parse(text.toString());
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        boolean any = false;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                any |= grid[i][j] != '.';
                if (grid[i][j] == '.' && stonesNear[i][j] > 0) {
                    list.add(new Cell(i, j));
                }
            }
        }
        if (!any) {
            list.add(new Cell(n / 2, n / 2));
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> two = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        char me = player().symbol();
        char you = player().opponent().symbol();
        for (Cell c : candidates()) {
            if (five(c.row(), c.column(), me)) {
                wins.add(c);
            } else if (five(c.row(), c.column(), you)) {
                blocks.add(c);
            } else if (ways(c.row(), c.column(), me) >= 2) {
                two.add(c);
            } else {
                rest.add(c);
            }
        }
        wins.addAll(blocks);
        wins.addAll(two);
        wins.addAll(rest);
        return wins;
    }

    private int ways(int row, int column, char me) {
        grid[row][column] = me;
        int ways = 0;
        for (int i = row - 4; i <= row + 4; i++) {
            for (int j = column - 4; j <= column + 4; j++) {
                boolean line = i == row || j == column || Math.abs(i - row) == Math.abs(j - column);
                if (line && at(i, j) == '.' && five(i, j, me)) {
                    ways++;
                }
            }
        }
        grid[row][column] = '.';
        return ways;
    }

    private char at(int i, int j) {
        return i < 0 || j < 0 || i >= n || j >= n ? '#' : grid[i][j];
    }

    private boolean five(int i, int j, char p) {
        return len(i, j, 0, 1, p) >= 5 || len(i, j, 1, 0, p) >= 5 || len(i, j, 1, 1, p) >= 5 || len(i, j, 1, -1, p) >= 5;
    }

    private int len(int i, int j, int di, int dj, char p) {
        int len = 1;
        for (int k = 1; at(i + k * di, j + k * dj) == p; k++) {
            len++;
        }
        for (int k = 1; at(i - k * di, j - k * dj) == p; k++) {
            len++;
        }
        return len;
    }
}
