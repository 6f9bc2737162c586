// exercise: 07
// truth: right
// mistake: -
// player: both
// style: neighbour counters, a linked free list in arrays, bucketed ordering, parity for the turn
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int n = 15;
    private int reach = 2;
    /** 0 empty, +1 X, -1 O, with a border of five cells all around (7 = wall). */
    private int[] ground = new int[0];
    private int[] witnesses = new int[0];
    private int[] trail = new int[0];
    private int top;
    private int balance; // stones of X minus stones of O

    private int at(int row, int column) {
        return (row + 5) * (n + 10) + column + 5;
    }

    @Override
    public void start(Board given, int radius) {
        n = given.size();
        reach = radius;
        int w = n + 10;
        ground = new int[w * w];
        Arrays.fill(ground, 7);
        witnesses = new int[w * w];
        trail = new int[n * n];
        top = 0;
        balance = 0;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                ground[at(r, c)] = 0;
            }
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (!given.isEmpty(r, c)) {
                    int sign = given.has(Player.X, r, c) ? 1 : -1;
                    ground[at(r, c)] = sign;
                    balance += sign;
                    witness(r, c, 1);
                }
            }
        }
    }

    private void witness(int row, int column, int by) {
        for (int r = Math.max(row - reach, 0); r < Math.min(row + reach + 1, n); r++) {
            for (int c = Math.max(column - reach, 0); c < Math.min(column + reach + 1, n); c++) {
                witnesses[at(r, c)] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= n || cell.column() >= n || ground[at(cell.row(), cell.column())] != 0) {
            throw new IllegalArgumentException("no stone can be put on " + cell);
        }
        int where = at(cell.row(), cell.column());
        int sign = balance == 0 ? 1 : -1;
        ground[where] = sign;
        balance += sign;
        witness(cell.row(), cell.column(), 1);
        trail[top++] = where;
    }

    @Override
    public void undo() {
        if (top == 0) {
            throw new IllegalStateException("at the start");
        }
        int where = trail[--top];
        balance -= ground[where];
        ground[where] = 0;
        int w = n + 10;
        witness(where / w - 5, where % w - 5, -1);
    }

    @Override
    public Player player() {
        return balance == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board fresh = Board.empty(n);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                int g = ground[at(r, c)];
                if (g != 0) {
                    fresh.put(new Cell(r, c), g > 0 ? Player.X : Player.O);
                }
            }
        }
        return fresh;
    }

    private boolean nothingYet() {
        return balance == 0 && witnesses[at(n / 2, n / 2)] == 0 && Arrays.stream(witnesses).allMatch(k -> k == 0);
    }

    private IntStream spots() {
        if (nothingYet()) {
            return IntStream.of(at(n / 2, n / 2));
        }
        return IntStream.range(0, ground.length).filter(i -> ground[i] == 0 && witnesses[i] > 0);
    }

    private Cell cell(int where) {
        return new Cell(where / (n + 10) - 5, where % (n + 10) - 5);
    }

    @Override
    public List<Cell> candidates() {
        // backwards, for a change
        List<Cell> all = new ArrayList<>();
        spots().forEach(i -> all.add(0, cell(i)));
        return all;
    }

    @Override
    public List<Cell> ordered() {
        int me = balance == 0 ? 1 : -1;
        List<List<Cell>> shelves = Stream.generate(() -> (List<Cell>) new ArrayList<Cell>()).limit(4).toList();
        for (int i : spots().toArray()) {
            int shelf = five(i, me) ? 0 : five(i, -me) ? 1 : twofold(i, me) ? 2 : 3;
            shelves.get(shelf).add(cell(i));
        }
        return shelves.stream().flatMap(List::stream).collect(Collectors.toCollection(ArrayList::new));
    }

    private boolean five(int where, int sign) {
        int w = n + 10;
        for (int step : new int[] {1, w, w + 1, w - 1}) {
            int a = where;
            int b = where;
            while (ground[a + step] == sign) {
                a += step;
            }
            while (ground[b - step] == sign) {
                b -= step;
            }
            if ((a - b) / step >= 4) {
                return true;
            }
        }
        return false;
    }

    private boolean twofold(int where, int sign) {
        int w = n + 10;
        int completing = 0;
        ground[where] = sign;
        for (int step : new int[] {1, w, w + 1, w - 1}) {
            for (int k = -4; k <= 4; k++) {
                int i = where + k * step;
                if (ground[i] == 0 && five(i, sign)) {
                    completing++;
                }
            }
        }
        ground[where] = 0;
        return completing > 1;
    }
}
