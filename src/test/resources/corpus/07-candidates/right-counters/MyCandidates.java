// exercise: 07
// truth: right
// mistake: none; a counter for each cell of how many stones are near, char grid of its own for the threats
// player: both
// style: primitive arrays, own mirror of the board with a border, bucket sort
// single: yes
// detail: counts completing cells in line with the stone (hint 7), not those that were there before
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int MARGIN = 1;

    private int size;
    private int width;
    private int radius;
    private char[] grid;   // '.', 'X', 'O', and '#' outside
    private int[] near;
    private int[] line;    // moves made, as indexes into grid
    private int moves;
    private int xs;
    private int os;

    @Override
    public void start(Board board, int radius) {
        this.size = board.size();
        this.width = size + 2 * MARGIN;
        this.radius = radius;
        this.grid = new char[width * width];
        this.near = new int[width * width];
        this.line = new int[size * size];
        this.moves = 0;
        this.xs = 0;
        this.os = 0;
        java.util.Arrays.fill(grid, '#');
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                grid[index(r, c)] = '.';
            }
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (board.has(Player.X, r, c)) {
                    set(r, c, 'X');
                } else if (board.has(Player.O, r, c)) {
                    set(r, c, 'O');
                }
            }
        }
    }

    private int index(int r, int c) {
        return (r + MARGIN) * width + c + MARGIN;
    }

    private void set(int r, int c, char to) {
        int at = index(r, c);
        char from = grid[at];
        grid[at] = to;
        int change = to == '.' ? -1 : 1;
        char stone = to == '.' ? from : to;
        if (stone == 'X') {
            xs += change;
        } else {
            os += change;
        }
        for (int i = Math.max(0, r - radius); i <= Math.min(size - 1, r + radius); i++) {
            for (int j = Math.max(0, c - radius); j <= Math.min(size - 1, c + radius); j++) {
                near[index(i, j)] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size) {
            throw new IllegalArgumentException(cell + " is outside");
        }
        if (grid[index(cell.row(), cell.column())] != '.') {
            throw new IllegalArgumentException(cell + " is taken");
        }
        set(cell.row(), cell.column(), player().symbol());
        line[moves++] = cell.row() * size + cell.column();
    }

    @Override
    public void undo() {
        if (moves == 0) {
            throw new IllegalStateException("no moves");
        }
        int last = line[--moves];
        set(last / size, last % size, '.');
    }

    @Override
    public Player player() {
        return xs == os ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                char ch = grid[index(r, c)];
                if (ch == 'X') {
                    board.put(new Cell(r, c), Player.X);
                } else if (ch == 'O') {
                    board.put(new Cell(r, c), Player.O);
                }
            }
        }
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (xs + os == 0) {
            list.add(new Cell(size / 2, size / 2));
            return list;
        }
        for (int r = size - 1; r >= 0; r--) {
            for (int c = 0; c < size; c++) {
                int at = index(r, c);
                if (grid[at] == '.' && near[at] > 0) {
                    list.add(new Cell(r, c));
                }
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> buckets = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        char me = player().symbol();
        char you = player().opponent().symbol();
        for (Cell cell : candidates()) {
            int at = index(cell.row(), cell.column());
            int bucket = five(at, me) ? 0 : five(at, you) ? 1 : twoFives(at, me) ? 2 : 3;
            buckets.get(bucket).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        buckets.forEach(all::addAll);
        return all;
    }

    private boolean five(int at, char p) {
        for (int step : new int[] {1, width, width + 1, width - 1}) {
            int n = 1;
            for (int i = at + step; grid[i] == p; i += step) {
                n++;
            }
            for (int i = at - step; grid[i] == p; i -= step) {
                n++;
            }
            if (n >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean twoFives(int at, char p) {
        grid[at] = p;
        int found = 0;
        for (int step : new int[] {1, width, width + 1, width - 1}) {
            for (int side = -1; side <= 1; side += 2) {
                int i = at;
                for (int k = 1; k <= 4; k++) {
                    i += side * step;
                    if (grid[i] == '#') {
                        break;
                    }
                    if (grid[i] == '.' && five(i, p)) {
                        found++;
                    }
                }
            }
        }
        grid[at] = '.';
        return found >= 2;
    }
}
