// exercise: 07
// truth: wrong
// mistake: the number of stones near a cell is kept in a byte, which becomes negative at 128, and a cell counts as near only if it is above 0
// player: both
// style: byte array in one dimension, bounds precomputed
// kind: subtle
// single: yes
// detail: only with a radius of 6 or more on boards of 12 rows or more, late in a game: cells that have 128 stones or more near them are no candidates

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Counts for each cell how many stones are near it, so that undo is nothing but counting down. */
public class MyCandidates implements CandidatesTask {
    private static final int[] STEP_ROW = {0, 1, 1, 1};
    private static final int[] STEP_COLUMN = {1, 1, 0, -1};

    private Board board;
    private byte[] nearby;
    private int size;
    private int radius;
    private Cell[] made;
    private int moves;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.size = board.size();
        this.radius = radius;
        this.nearby = new byte[size * size];
        this.made = new Cell[size * size];
        this.moves = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (board.at(row, column).isPresent()) {
                    change(row, column, (byte) 1);
                }
            }
        }
    }

    private void change(int row, int column, byte by) {
        int bottom = Math.min(size - 1, row + radius);
        int right = Math.min(size - 1, column + radius);
        for (int r = Math.max(0, row - radius); r <= bottom; r++) {
            for (int c = Math.max(0, column - radius); c <= right; c++) {
                nearby[r * size + c] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made[moves++] = cell;
        change(cell.row(), cell.column(), (byte) 1);
    }

    @Override
    public void undo() {
        if (moves == 0) {
            throw new IllegalStateException("nothing was made");
        }
        Cell cell = made[--moves];
        board.clear(cell);
        change(cell.row(), cell.column(), (byte) -1);
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
        List<Cell> cells = board.emptyCells();
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        cells.removeIf(cell -> nearby[cell.row() * size + cell.column()] <= 0);
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player player = player();
        record Ranked(Cell cell, int rank) {}
        List<Ranked> ranked = new ArrayList<>();
        for (Cell cell : candidates()) {
            ranked.add(new Ranked(cell, rank(cell, player)));
        }
        ranked.sort(Comparator.comparingInt(Ranked::rank));
        return ranked.stream().map(Ranked::cell).toList();
    }

    private int rank(Cell cell, Player player) {
        if (wins(player, cell.row(), cell.column())) {
            return 0;
        }
        if (wins(player.opponent(), cell.row(), cell.column())) {
            return 1;
        }
        board.put(cell, player);
        int ways = 0;
        for (int d = 0; d < 4; d++) {
            for (int s = -4; s <= 4; s++) {
                int row = cell.row() + s * STEP_ROW[d];
                int column = cell.column() + s * STEP_COLUMN[d];
                ways += isFree(row, column) && wins(player, row, column) ? 1 : 0;
            }
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private boolean isFree(int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < size && board.isEmpty(row, column);
    }

    private boolean wins(Player player, int row, int column) {
        for (int d = 0; d < 4; d++) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int s = 1; s < 5; s++) {
                    int r = row + sign * s * STEP_ROW[d];
                    int c = column + sign * s * STEP_COLUMN[d];
                    if (Math.min(r, c) < 0 || Math.max(r, c) >= size || !board.has(player, r, c)) {
                        break;
                    }
                    length++;
                }
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
