// exercise: 07
// truth: right
// mistake: none; near rows as ints with a journal of rows
// player: both
// style: bit masks, own padded char array for threats
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public final class MyCandidates implements CandidatesTask {
    private static final int PAD = 5;

    private char[] grid; // padded: no bounds to test when walking
    private int width;
    private int size;
    private int radius;
    private int stones;
    private int[] near;
    private final ArrayList<int[]> journal = new ArrayList<>();
    private final ArrayList<Cell> moves = new ArrayList<>();
    private Board board;

    @Override
    public void start(Board from, int r) {
        board = from.copy();
        size = board.size();
        radius = r;
        width = size + 2 * PAD;
        grid = new char[width * width];
        Arrays.fill(grid, '#');
        near = new int[size];
        journal.clear();
        moves.clear();
        stones = 0;
        for (int row = 0; row < size; row++) {
            for (int col = 0; col < size; col++) {
                grid[at(row, col)] = board.at(row, col).map(Player::symbol).orElse('.');
                if (grid[at(row, col)] != '.') {
                    mark(row, col);
                    stones++;
                }
            }
        }
    }

    private int at(int row, int col) {
        return (row + PAD) * width + col + PAD;
    }

    private void mark(int row, int col) {
        int mask = 0;
        for (int c = Math.max(0, col - radius); c <= col + radius && c < size; c++) mask |= 1 << c;
        for (int x = Math.max(0, row - radius); x <= row + radius && x < size; x++) near[x] |= mask;
    }

    @Override
    public void make(Cell cell) {
        if (!board.contains(cell) || grid[at(cell.row(), cell.column())] != '.') {
            throw new IllegalArgumentException("no stone can be put on " + cell);
        }
        Player p = player();
        journal.add(near.clone());
        moves.add(cell);
        board.put(cell, p);
        grid[at(cell.row(), cell.column())] = p.symbol();
        mark(cell.row(), cell.column());
        stones++;
    }

    @Override
    public void undo() {
        int last = moves.size() - 1;
        if (last < 0) throw new IllegalStateException();
        Cell cell = moves.remove(last);
        near = journal.remove(last);
        grid[at(cell.row(), cell.column())] = '.';
        board.clear(cell);
        stones--;
    }

    @Override
    public Player player() {
        return (stones & 1) == 0 ? Player.MAX : Player.MIN;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (stones == 0) {
            cells.add(new Cell(size / 2, size / 2));
        }
        for (int row = 0; row < size; row++) {
            for (int bits = near[row]; bits != 0; bits &= bits - 1) {
                int col = Integer.numberOfTrailingZeros(bits);
                if (grid[at(row, col)] == '.') cells.add(new Cell(row, col));
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        char me = player().symbol();
        char you = player().opponent().symbol();
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            int here = at(cell.row(), cell.column());
            List<Cell> kind = five(here, me) ? wins : five(here, you) ? blocks : twoWays(here, me) ? doubles : rest;
            kind.add(cell);
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(rest);
        return wins;
    }

    private boolean five(int here, char p) {
        for (int step : new int[] {1, width, width + 1, width - 1}) {
            int a = here;
            int z = here;
            while (grid[a - step] == p) a -= step;
            while (grid[z + step] == p) z += step;
            if ((z - a) / step >= 4) return true;
        }
        return false;
    }

    private boolean twoWays(int here, char p) {
        grid[here] = p;
        int ways = 0;
        for (int step : new int[] {1, width, width + 1, width - 1}) {
            for (int sign = -1; sign <= 1; sign += 2) {
                int x = here;
                while (grid[x] == p) x += sign * step; // the first cell beyond the row of stones
                if (grid[x] == '.' && five(x, p)) ways++;
            }
        }
        grid[here] = '.';
        return ways >= 2;
    }
}
