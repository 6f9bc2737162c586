// exercise: 07
// truth: wrong
// mistake: how many stones are near a cell is counted in a byte and tested with > 0, so that from 128 stones on the cell is no candidate any more
// player: both
// style: byte array as counter, numbers for cells
// single: yes
// detail: only with a radius of 6 and more on large boards, late in the game: 128 stones or more within the radius of an empty cell
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int n;
    private int radius;
    private Board board;
    private byte[] stonesNear;
    private int[] moves;
    private int made;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        n = board.size();
        stonesNear = new byte[n * n];
        moves = new int[n * n];
        made = 0;
        for (int i = 0; i < n * n; i++) {
            if (!board.isEmpty(i / n, i % n)) {
                count(i, 1);
            }
        }
    }

    private void count(int cell, int change) {
        int top = Math.max(0, cell / n - radius);
        int bottom = Math.min(n - 1, cell / n + radius);
        int left = Math.max(0, cell % n - radius);
        int right = Math.min(n - 1, cell % n + radius);
        for (int r = top; r <= bottom; r++) {
            for (int c = left; c <= right; c++) {
                stonesNear[r * n + c] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        int number = cell.row() * n + cell.column();
        moves[made++] = number;
        count(number, 1);
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException();
        }
        int number = moves[--made];
        board.clear(new Cell(number / n, number % n));
        count(number, -1);
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
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(n / 2, n / 2));
            return cells;
        }
        for (int i = 0; i < n * n; i++) {
            if (stonesNear[i] > 0 && board.isEmpty(i / n, i % n)) {
                cells.add(new Cell(i / n, i % n));
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Cell[] cells = candidates().toArray(new Cell[0]);
        Player me = player();
        Arrays.sort(cells, (a, b) -> Integer.compare(kind(a, me), kind(b, me)));
        return Arrays.asList(cells);
    }

    private int kind(Cell cell, Player me) {
        int number = cell.row() * n + cell.column();
        if (five(number, me)) {
            return 1;
        }
        if (five(number, me.opponent())) {
            return 2;
        }
        board.put(cell, me);
        int fives = 0;
        for (int r = Math.max(0, cell.row() - 4); r <= Math.min(n - 1, cell.row() + 4); r++) {
            for (int c = Math.max(0, cell.column() - 4); c <= Math.min(n - 1, cell.column() + 4); c++) {
                int dr = r - cell.row();
                int dc = c - cell.column();
                if ((dr * dc == 0 || dr * dr == dc * dc) && board.isEmpty(r, c) && five(r * n + c, me)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives > 1 ? 3 : 4;
    }

    private boolean five(int number, Player who) {
        return line(number, who, 0, 1) >= 5
                || line(number, who, 1, 0) >= 5
                || line(number, who, 1, 1) >= 5
                || line(number, who, -1, 1) >= 5;
    }

    private int line(int number, Player who, int dr, int dc) {
        int length = 1;
        int r = number / n + dr;
        int c = number % n + dc;
        for (; r >= 0 && r < n && c >= 0 && c < n && board.has(who, r, c); r += dr, c += dc) {
            length++;
        }
        r = number / n - dr;
        c = number % n - dc;
        for (; r >= 0 && r < n && c >= 0 && c < n && board.has(who, r, c); r -= dr, c -= dc) {
            length++;
        }
        return length;
    }
}
