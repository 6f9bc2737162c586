// exercise: 07
// truth: wrong
// mistake: start says that X is to move whatever the board shows, instead of counting the stones
// kind: slip
// player: MIN
// style: own array of characters, turn in a field, linked list of moves
// single: yes
// detail: only when start gets a board with one X more than O
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static class Move {
        final int row;
        final int col;
        final Move before;

        Move(int row, int col, Move before) {
            this.row = row;
            this.col = col;
            this.before = before;
        }
    }

    private char[][] grid;
    private int size;
    private int radius;
    private int stones;
    private Player turn;
    private Move last;

    @Override
    public void start(Board board, int radius) {
        char[][] g = new char[board.size()][board.size()];
        int count = 0;
        for (int r = 0; r < g.length; r++) {
            for (int c = 0; c < g.length; c++) {
                g[r][c] = board.at(r, c).map(Player::symbol).orElse('.');
                if (g[r][c] != '.') {
                    count++;
                }
            }
        }
        grid = g;
        size = g.length;
        stones = count;
        this.radius = radius;
        turn = Player.X;
        last = null;
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size || grid[cell.row()][cell.column()] != '.') {
            throw new IllegalArgumentException("not free: " + cell);
        }
        grid[cell.row()][cell.column()] = turn.symbol();
        stones++;
        last = new Move(cell.row(), cell.column(), last);
        turn = turn.opponent();
    }

    @Override
    public void undo() {
        if (last == null) {
            throw new IllegalStateException("nothing to undo");
        }
        grid[last.row][last.col] = '.';
        stones--;
        turn = turn.opponent();
        last = last.before;
    }

    @Override
    public Player player() {
        return turn;
    }

    @Override
    public Board board() {
        StringBuilder sb = new StringBuilder();
        for (char[] row : grid) {
            sb.append(sb.length() > 0 ? "/" : "").append(row);
        }
        return Board.parse(sb.toString());
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (stones == 0) {
            result.add(new Cell(size / 2, size / 2));
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (grid[r][c] == '.' && stoneAround(r, c)) {
                    result.add(new Cell(r, c));
                }
            }
        }
        return result;
    }

    private boolean stoneAround(int row, int col) {
        for (int r = Math.max(0, row - radius); r <= row + radius && r < size; r++) {
            for (int c = Math.max(0, col - radius); c <= col + radius && c < size; c++) {
                if (grid[r][c] != '.') {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> piles = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            piles.add(new ArrayList<>());
        }
        for (Cell cell : candidates()) {
            piles.get(pile(cell.row(), cell.column())).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        piles.forEach(all::addAll);
        return all;
    }

    private int pile(int row, int col) {
        char me = turn.symbol();
        if (five(row, col, me)) {
            return 0;
        }
        if (five(row, col, turn.opponent().symbol())) {
            return 1;
        }
        grid[row][col] = me;
        int ways = 0;
        for (int r = Math.max(0, row - 4); r <= row + 4 && r < size; r++) {
            for (int c = Math.max(0, col - 4); c <= col + 4 && c < size; c++) {
                boolean inLine = r == row || c == col || Math.abs(r - row) == Math.abs(c - col);
                if (inLine && grid[r][c] == '.' && five(r, c, me)) {
                    ways++;
                }
            }
        }
        grid[row][col] = '.';
        return ways >= 2 ? 2 : 3;
    }

    private boolean five(int row, int col, char who) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int s = -1; s <= 1; s += 2) {
                int r = row + s * dr[d];
                int c = col + s * dc[d];
                while (r >= 0 && c >= 0 && r < size && c < size && grid[r][c] == who) {
                    n++;
                    r += s * dr[d];
                    c += s * dc[d];
                }
            }
            if (n >= 5) {
                return true;
            }
        }
        return false;
    }
}
