// exercise: 07
// truth: right
// mistake: none; counts for each cell how many stones are near it, up on make and down on undo; ordered() probes with its own make and undo
// player: both
// style: int array of counts, int codes on a stack, bucket sort
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int n;
    private int radius;
    private int[] near;
    private int[] line;
    private int length;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        n = board.size();
        near = new int[n * n];
        line = new int[n * n];
        length = 0;
        for (int i = 0; i < n * n; i++) {
            if (!board.isEmpty(i / n, i % n)) count(i, 1);
        }
    }

    private void count(int cell, int by) {
        int row = cell / n, column = cell % n;
        for (int i = 0; i < n * n; i++) {
            if (Math.abs(i / n - row) <= radius && Math.abs(i % n - column) <= radius) near[i] += by;
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line[length] = cell.row() * n + cell.column();
        count(line[length++], 1);
    }

    @Override
    public void undo() {
        if (length == 0) throw new IllegalStateException("length 0");
        int cell = line[--length];
        board.clear(new Cell(cell / n, cell % n));
        count(cell, -1);
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
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < n * n; i++) {
            boolean first = board.stones() == 0 && i == n / 2 * n + n / 2;
            if (board.isEmpty(i / n, i % n) && (first || near[i] > 0)) cells.add(new Cell(i / n, i % n));
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<List<Cell>> buckets = new ArrayList<>();
        for (int i = 0; i < 4; i++) buckets.add(new ArrayList<>());
        for (Cell cell : candidates()) {
            int bucket = 3;
            if (completes(cell.row(), cell.column(), me)) bucket = 0;
            else if (completes(cell.row(), cell.column(), me.opponent())) bucket = 1;
            else {
                make(cell);
                int ways = 0;
                for (int i = 0; i < n * n; i++) {
                    if (board.isEmpty(i / n, i % n) && completes(i / n, i % n, me)) ways++;
                }
                undo();
                if (ways >= 2) bucket = 2;
            }
            buckets.get(bucket).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        for (List<Cell> bucket : buckets) all.addAll(bucket);
        return all;
    }

    private boolean completes(int row, int column, Player who) {
        for (int d = 1; d <= 4; d++) {
            int dr = d / 2 == 0 ? 0 : 1, dc = d == 1 ? 1 : d == 2 ? 0 : d == 3 ? 1 : -1;
            int k = 1;
            for (int s = -1; s <= 1; s += 2) {
                int r = row + s * dr, c = column + s * dc;
                for (; r >= 0 && r < n && c >= 0 && c < n && board.has(who, r, c); r += s * dr, c += s * dc) k++;
            }
            if (k >= 5) return true;
        }
        return false;
    }
}
