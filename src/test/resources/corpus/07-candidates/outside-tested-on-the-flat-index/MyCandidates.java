// exercise: 07
// truth: wrong
// mistake: whether a cell is outside is tested on row * size + column, so a cell beyond the right edge is taken for one at the left of a lower row and is played there instead of being refused
// kind: slip
// player: both
// style: one flat array of chars, a StringBuilder for the board text
// single: yes
// detail: make of a cell with a column of size or more in any row but the last
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int n;
    private int radius;
    private char[] field;
    private int[] moves;
    private int made;

    @Override
    public void start(Board board, int radius) {
        this.n = board.size();
        this.radius = radius;
        this.field = board.toString().replace("/", "").toCharArray();
        this.moves = new int[n * n];
        this.made = 0;
    }

    @Override
    public void make(Cell cell) {
        int at = cell.row() * n + cell.column();
        if (at < 0 || at >= field.length) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        if (field[at] != '.') {
            throw new IllegalArgumentException("taken: " + cell);
        }
        field[at] = player().symbol();
        moves[made++] = at;
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("no move");
        }
        field[moves[--made]] = '.';
    }

    @Override
    public Player player() {
        int x = 0;
        int o = 0;
        for (char c : field) {
            if (c == 'X') x++;
            if (c == 'O') o++;
        }
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < n; row++) {
            if (row > 0) text.append('/');
            text.append(field, row * n, n);
        }
        return Board.parse(text.toString());
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        boolean empty = true;
        for (int i = 0; i < field.length; i++) {
            empty &= field[i] == '.';
            if (field[i] == '.' && near(i / n, i % n)) {
                list.add(new Cell(i / n, i % n));
            }
        }
        if (empty) {
            list.add(new Cell(n / 2, n / 2));
        }
        return list;
    }

    private boolean near(int row, int col) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = col - radius; c <= col + radius; c++) {
                char there = get(r, c);
                if (there == 'X' || there == 'O') return true;
            }
        }
        return false;
    }

    private char get(int r, int c) {
        return r < 0 || c < 0 || r >= n || c >= n ? '#' : field[r * n + c];
    }

    @Override
    public List<Cell> ordered() {
        char me = player().symbol();
        char you = player().opponent().symbol();
        List<Cell> result = new ArrayList<>();
        List<Cell> cells = candidates();
        int[] rank = new int[cells.size()];
        for (int i = 0; i < rank.length; i++) {
            int r = cells.get(i).row();
            int c = cells.get(i).column();
            rank[i] = five(r, c, me) ? 0 : five(r, c, you) ? 1 : two(r, c, me) ? 2 : 3;
        }
        for (int wanted = 0; wanted < 4; wanted++) {
            for (int i = 0; i < rank.length; i++) {
                if (rank[i] == wanted) result.add(cells.get(i));
            }
        }
        return result;
    }

    private boolean two(int r, int c, char me) {
        field[r * n + c] = me;
        int count = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                for (int k = 1; k < 5; k++) {
                    if (get(r + k * dr, c + k * dc) == '.' && five(r + k * dr, c + k * dc, me)) count++;
                }
            }
        }
        field[r * n + c] = '.';
        return count >= 2;
    }

    private boolean five(int r, int c, char who) {
        return line(r, c, 0, 1, who) || line(r, c, 1, 0, who) || line(r, c, 1, 1, who) || line(r, c, 1, -1, who);
    }

    private boolean line(int r, int c, int dr, int dc, char who) {
        int count = 1;
        for (int k = 1; get(r + k * dr, c + k * dc) == who; k++) count++;
        for (int k = 1; get(r - k * dr, c - k * dc) == who; k++) count++;
        return count >= 5;
    }
}
