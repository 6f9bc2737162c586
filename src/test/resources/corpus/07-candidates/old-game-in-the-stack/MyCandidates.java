// exercise: 07
// truth: wrong
// mistake: start does not empty the stack of moves, so in a second game undo takes back moves of the first one instead of throwing
// player: both
// style: counters per cell in an int array, inner class for the stack
// single: yes
// detail: only when start is called again on the same object while moves of the game before are not taken back
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int[][] nearStones;
    private int rad;
    private final Stack<Cell> made = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.rad = radius;
        int n = board.size();
        nearStones = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (board.at(i, j).isPresent()) {
                    addAround(i, j, 1);
                }
            }
        }
    }

    private void addAround(int row, int col, int what) {
        int n = board.size();
        int top = Math.max(row - rad, 0);
        int bottom = Math.min(row + rad, n - 1);
        int left = Math.max(col - rad, 0);
        int right = Math.min(col + rad, n - 1);
        for (int i = top; i <= bottom; i++) {
            for (int j = left; j <= right; j++) {
                nearStones[i][j] += what;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.push(cell);
        addAround(cell.row(), cell.column(), 1);
    }

    @Override
    public void undo() {
        if (made.empty()) {
            throw new IllegalStateException("Nothing to undo!");
        }
        Cell cell = made.pop();
        board.clear(cell);
        addAround(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(board.size() / 2, board.size() / 2));
            return list;
        }
        for (Cell c : board.emptyCells()) {
            if (nearStones[c.row()][c.column()] > 0) {
                list.add(c);
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        Player me = player();
        for (Cell c : candidates()) {
            if (completes(c, me)) {
                wins.add(c);
            } else if (completes(c, me.opponent())) {
                blocks.add(c);
            } else if (twoWays(c, me)) {
                doubles.add(c);
            } else {
                rest.add(c);
            }
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(rest);
        return wins;
    }

    private boolean twoWays(Cell c, Player me) {
        board.put(c, me);
        int ways = 0;
        for (Cell d : board.emptyCells()) {
            ways += completes(d, me) ? 1 : 0;
        }
        board.clear(c);
        return ways >= 2;
    }

    private boolean completes(Cell c, Player p) {
        for (int di = 0; di <= 1; di++) {
            for (int dj = -1; dj <= 1; dj++) {
                if (di == 0 && dj != 1) {
                    continue;
                }
                if (run(c, p, di, dj) + run(c, p, -di, -dj) >= 4) {
                    return true;
                }
            }
        }
        return false;
    }

    private int run(Cell c, Player p, int di, int dj) {
        int len = 0;
        for (int i = c.row() + di, j = c.column() + dj; inside(i, j) && board.has(p, i, j); i += di, j += dj) {
            len++;
        }
        return len;
    }

    private boolean inside(int i, int j) {
        return 0 <= i && i < board.size() && 0 <= j && j < board.size();
    }
}
