// exercise: 07
// truth: wrong
// mistake: undo does not make the cell of the stone a candidate again although it was one before the move
// player: both
// style: boolean grid, lists of arrays as journal, plain loops
// kind: slip
// single: yes
// detail: after undo of a move that was played on a candidate, which is nearly always
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    Board board;
    int n;
    int rad;
    boolean[][] cand;
    Stack<Cell> moves = new Stack<>();
    Stack<List<int[]>> added = new Stack<>();

    @Override
    public void start(Board b, int radius) {
        board = b.copy();
        n = b.size();
        rad = radius;
        cand = new boolean[n][n];
        moves.clear();
        added.clear();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (!board.isEmpty(i, j)) {
                    mark(i, j);
                }
            }
        }
    }

    List<int[]> mark(int row, int col) {
        List<int[]> fresh = new ArrayList<>();
        for (int i = row - rad; i <= row + rad; i++) {
            for (int j = col - rad; j <= col + rad; j++) {
                if (i < 0 || j < 0 || i >= n || j >= n) continue;
                if (!board.isEmpty(i, j) || cand[i][j]) continue;
                cand[i][j] = true;
                fresh.add(new int[] {i, j});
            }
        }
        return fresh;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        cand[cell.row()][cell.column()] = false;
        moves.push(cell);
        added.push(mark(cell.row(), cell.column()));
    }

    @Override
    public void undo() {
        if (moves.empty()) throw new IllegalStateException("empty");
        board.clear(moves.pop());
        for (int[] rc : added.pop()) {
            cand[rc[0]][rc[1]] = false;
        }
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(n / 2, n / 2));
            return list;
        }
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) if (cand[i][j]) list.add(new Cell(i, j));
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> forks = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell c : candidates()) {
            if (five(c.row(), c.column(), me)) wins.add(c);
            else if (five(c.row(), c.column(), me.opponent())) blocks.add(c);
            else if (fork(c, me)) forks.add(c);
            else rest.add(c);
        }
        wins.addAll(blocks);
        wins.addAll(forks);
        wins.addAll(rest);
        return wins;
    }

    boolean fork(Cell c, Player me) {
        board.put(c, me);
        int k = 0;
        for (Cell e : board.emptyCells()) {
            int dr = e.row() - c.row();
            int dc = e.column() - c.column();
            if ((dr == 0 || dc == 0 || dr == dc || dr == -dc) && Math.abs(dr) < 5 && Math.abs(dc) < 5) {
                if (five(e.row(), e.column(), me)) k++;
            }
        }
        board.clear(c);
        return k > 1;
    }

    boolean five(int r, int c, Player p) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int len = 1;
            for (int i = r + dr[d], j = c + dc[d]; on(i, j) && board.has(p, i, j); i += dr[d], j += dc[d]) len++;
            for (int i = r - dr[d], j = c - dc[d]; on(i, j) && board.has(p, i, j); i -= dr[d], j -= dc[d]) len++;
            if (len >= 5) return true;
        }
        return false;
    }

    boolean on(int i, int j) {
        return i >= 0 && j >= 0 && i < n && j < n;
    }
}
