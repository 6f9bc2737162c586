// exercise: 07
// truth: wrong
// mistake: the trial stone for "two ways" and the fives counted after it are always X's, also when O is to move
// player: MIN
// style: board as padded int array with 1 and 2, neighbour counters
// single: yes
// detail: always when O is to move and has an open four to make, or X has
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int X = 1;
    private static final int O = 2;
    private static final int WALL = 3;

    private int size;
    private int width;
    private int radius;
    private int[] field;
    private int[] count;
    private int[] played;
    private int n;
    private int total;

    private int at(int row, int col) {
        return (row + 1) * width + col + 1;
    }

    @Override
    public void start(Board board, int radius) {
        this.size = board.size();
        this.width = size + 2;
        this.radius = radius;
        field = new int[width * width];
        count = new int[width * width];
        played = new int[size * size];
        n = 0;
        total = 0;
        for (int i = 0; i < width; i++) {
            field[i] = WALL;
            field[(width - 1) * width + i] = WALL;
            field[i * width] = WALL;
            field[i * width + width - 1] = WALL;
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (board.has(Player.X, r, c)) {
                    set(r, c, X);
                } else if (board.has(Player.O, r, c)) {
                    set(r, c, O);
                }
            }
        }
    }

    private void set(int r, int c, int what) {
        field[at(r, c)] = what;
        total += what == 0 ? -1 : 1;
        int delta = what == 0 ? -1 : 1;
        for (int i = Math.max(0, r - radius); i <= Math.min(size - 1, r + radius); i++) {
            for (int j = Math.max(0, c - radius); j <= Math.min(size - 1, c + radius); j++) {
                count[at(i, j)] += delta;
            }
        }
    }

    private int side() {
        int x = 0;
        int o = 0;
        for (int f : field) {
            if (f == X) {
                x++;
            } else if (f == O) {
                o++;
            }
        }
        return x == o ? X : O;
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size || field[at(cell.row(), cell.column())] != 0) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        set(cell.row(), cell.column(), side());
        played[n++] = cell.row() * size + cell.column();
    }

    @Override
    public void undo() {
        if (n == 0) {
            throw new IllegalStateException("no stone to take back");
        }
        n--;
        set(played[n] / size, played[n] % size, 0);
    }

    @Override
    public Player player() {
        return side() == X ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board b = Board.empty(size);
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (field[at(r, c)] != 0) {
                    b.put(new Cell(r, c), field[at(r, c)] == X ? Player.X : Player.O);
                }
            }
        }
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                boolean near = total == 0 ? r == size / 2 && c == size / 2 : count[at(r, c)] > 0;
                if (near && field[at(r, c)] == 0) {
                    list.add(new Cell(r, c));
                }
            }
        }
        return list;
    }

    private boolean five(int p, int who) {
        for (int step : new int[] {1, width, width + 1, width - 1}) {
            int a = p;
            while (field[a + step] == who) {
                a += step;
            }
            int b = p;
            while (field[b - step] == who) {
                b -= step;
            }
            if ((a - b) / step + 1 >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean doubleThreat(int p) {
        field[p] = X;
        int ways = 0;
        for (int q = 0; q < field.length; q++) {
            if (field[q] == 0 && five(q, X)) {
                ways++;
            }
        }
        field[p] = 0;
        return ways >= 2;
    }

    @Override
    public List<Cell> ordered() {
        int me = side();
        int other = X + O - me;
        List<List<Cell>> groups = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            int p = at(cell.row(), cell.column());
            int group = five(p, me) ? 0 : five(p, other) ? 1 : doubleThreat(p) ? 2 : 3;
            groups.get(group).add(cell);
        }
        List<Cell> result = new ArrayList<>();
        for (List<Cell> group : groups) {
            result.addAll(group);
        }
        return result;
    }
}
