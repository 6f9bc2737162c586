// exercise: 07
// truth: wrong
// mistake: whether a move is on the board is judged by the flat index row * size + column alone, so a cell right of the last column is played as a cell of a row below instead of being refused
// kind: slip
// player: both
// style: own flat char array, board() built on demand
// single: yes
// detail: needs make of a cell whose row is on the board and whose column is not
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private char[] cells;
    private int size, radius, stones;
    private int[] moves;
    private int made;

    @Override
    public void start(Board board, int radius) {
        size = board.size();
        this.radius = radius;
        char[] fresh = new char[size * size];
        stones = 0;
        for (int i = 0; i < fresh.length; i++) {
            fresh[i] = board.at(i / size, i % size).map(Player::symbol).orElse('.');
            if (fresh[i] != '.') stones++;
        }
        cells = fresh;
        moves = new int[size * size];
        made = 0;
    }

    @Override
    public void make(Cell cell) {
        int index = cell.row() * size + cell.column();
        if (index < 0 || index >= cells.length || cells[index] != '.') {
            throw new IllegalArgumentException("not a free cell: " + cell);
        }
        cells[index] = player().symbol();
        stones++;
        moves[made++] = index;
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("nothing to undo");
        }
        cells[moves[--made]] = '.';
        stones--;
    }

    @Override
    public Player player() {
        return (stones & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board b = Board.empty(size);
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] != '.') {
                b.put(new Cell(i / size, i % size), cells[i] == 'X' ? Player.X : Player.O);
            }
        }
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        if (stones == 0) {
            out.add(new Cell(size / 2, size / 2));
            return out;
        }
        boolean[] marked = new boolean[cells.length];
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == '.') continue;
            int row = i / size, col = i % size;
            for (int r = Math.max(0, row - radius); r <= Math.min(size - 1, row + radius); r++)
                for (int c = Math.max(0, col - radius); c <= Math.min(size - 1, col + radius); c++)
                    marked[r * size + c] = true;
        }
        for (int i = 0; i < cells.length; i++)
            if (marked[i] && cells[i] == '.') out.add(new Cell(i / size, i % size));
        return out;
    }

    @Override
    public List<Cell> ordered() {
        char me = player().symbol();
        char you = player().opponent().symbol();
        List<Cell> all = candidates();
        List<Cell> out = new ArrayList<>();
        for (int wanted = 0; wanted < 4; wanted++)
            for (Cell c : all)
                if (rank(c.row() * size + c.column(), me, you) == wanted) out.add(c);
        return out;
    }

    private int rank(int i, char me, char you) {
        if (five(i, me)) return 0;
        if (five(i, you)) return 1;
        cells[i] = me;
        int ways = 0;
        for (int j = 0; j < cells.length; j++) if (cells[j] == '.' && five(j, me)) ways++;
        cells[i] = '.';
        return ways > 1 ? 2 : 3;
    }

    private boolean five(int i, char who) {
        int[][] ds = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : ds) {
            int n = 1;
            for (int r = i / size + d[0], c = i % size + d[1]; is(r, c, who); r += d[0], c += d[1]) n++;
            for (int r = i / size - d[0], c = i % size - d[1]; is(r, c, who); r -= d[0], c -= d[1]) n++;
            if (n >= 5) return true;
        }
        return false;
    }

    private boolean is(int r, int c, char who) {
        return r >= 0 && r < size && c >= 0 && c < size && cells[r * size + c] == who;
    }
}
