// exercise: 07
// truth: wrong
// mistake: start sets the side to move to X whatever the stones on the given board are
// player: both
// style: char matrix, the turn in a boolean field, insertion into four lists
// kind: slip
// single: yes
// detail: only when start gets a board with one X more than O: player, make and the order are then for the wrong side
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    char[][] grid;
    int n, rad;
    boolean xToMove;
    Stack<int[]> history;

    public void start(Board board, int radius) {
        n = board.size();
        rad = radius;
        grid = new char[n][n];
        history = new Stack<>();
        xToMove = true;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                grid[i][j] = board.at(i, j).map(Player::symbol).orElse('.');
    }

    public void make(Cell cell) {
        if (cell.row() >= n || cell.column() >= n) throw new IllegalArgumentException("outside: " + cell);
        if (grid[cell.row()][cell.column()] != '.') throw new IllegalArgumentException("taken: " + cell);
        grid[cell.row()][cell.column()] = xToMove ? 'X' : 'O';
        xToMove = !xToMove;
        history.push(new int[] {cell.row(), cell.column()});
    }

    public void undo() {
        if (history.empty()) throw new IllegalStateException("no move");
        int[] rc = history.pop();
        grid[rc[0]][rc[1]] = '.';
        xToMove = !xToMove;
    }

    public Player player() {
        return xToMove ? Player.X : Player.O;
    }

    public Board board() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append(i == 0 ? "" : "/").append(grid[i]);
        return Board.parse(sb.toString());
    }

    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        boolean any = false;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                if (grid[i][j] != '.') any = true;
                else if (hasNeighbour(i, j)) result.add(new Cell(i, j));
            }
        if (!any) result.add(new Cell(n / 2, n / 2));
        return result;
    }

    private boolean hasNeighbour(int i, int j) {
        for (int a = Math.max(0, i - rad); a <= Math.min(n - 1, i + rad); a++)
            for (int b = Math.max(0, j - rad); b <= Math.min(n - 1, j + rad); b++)
                if (grid[a][b] != '.') return true;
        return false;
    }

    public List<Cell> ordered() {
        char me = xToMove ? 'X' : 'O', you = xToMove ? 'O' : 'X';
        List<Cell> out = new ArrayList<>();
        int wins = 0, blocks = 0, twos = 0;
        for (Cell c : candidates()) {
            int i = c.row(), j = c.column();
            if (five(i, j, me)) out.add(wins++, c);
            else if (five(i, j, you)) out.add(wins + blocks++, c);
            else if (twoWays(i, j, me)) out.add(wins + blocks + twos++, c);
            else out.add(c);
        }
        return out;
    }

    private boolean five(int i, int j, char p) {
        return 1 + count(i, j, 0, 1, p) + count(i, j, 0, -1, p) >= 5
                || 1 + count(i, j, 1, 0, p) + count(i, j, -1, 0, p) >= 5
                || 1 + count(i, j, 1, 1, p) + count(i, j, -1, -1, p) >= 5
                || 1 + count(i, j, 1, -1, p) + count(i, j, -1, 1, p) >= 5;
    }

    private int count(int i, int j, int di, int dj, char p) {
        int k = 0;
        for (i += di, j += dj; i >= 0 && j >= 0 && i < n && j < n && grid[i][j] == p; i += di, j += dj) k++;
        return k;
    }

    private boolean twoWays(int i, int j, char p) {
        grid[i][j] = p;
        int ways = 0;
        for (int di = -1; di <= 1; di++)
            for (int dj = -1; dj <= 1; dj++) {
                if (di == 0 && dj == 0) continue;
                for (int s = 1; s <= 4; s++) {
                    int a = i + s * di, b = j + s * dj;
                    if (a < 0 || b < 0 || a >= n || b >= n) break;
                    if (grid[a][b] == '.' && five(a, b, p)) ways++;
                }
            }
        grid[i][j] = '.';
        return ways >= 2;
    }
}
