package plybook.gomoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;

/**
 * The empty cells near stones, which are the moves worth looking at. They are kept up to date: a stone adds the cells around it, and a
 * journal of the rows before the move lets {@link #undo} restore them exactly. The board is never searched for stones.
 *
 * <p>A row is a number with a bit for each column, so a stone changes a few numbers, one for each row that it is near.
 */
public final class Candidates implements CandidateSource {
    private final int size;
    private final int radius;
    private final int[] near;
    private final int[] stones;

    /** The columns near each column. */
    private final int[] around;

    /** The rows around each move, as they were before it. */
    private final int[] journal;

    private final int[] moves;
    private int count;

    /**
     * Makes the candidates of an empty board: none.
     *
     * @param radius the largest distance from a stone to a candidate, in steps along a row, a column or a diagonal
     */
    public Candidates(int size, int radius) {
        if (radius < 1) {
            throw new IllegalArgumentException("near means one step or more, not " + radius);
        }
        this.size = size;
        this.radius = radius;
        this.near = new int[size];
        this.stones = new int[size];
        this.around = new int[size];
        for (int column = 0; column < size; column++) {
            for (int other = Math.max(0, column - radius); other <= Math.min(size - 1, column + radius); other++) {
                around[column] |= 1 << other;
            }
        }
        this.journal = new int[size * size * (2 * radius + 1)];
        this.moves = new int[size * size];
    }

    /** Returns the candidates of a board, found from scratch. */
    public static Candidates of(Board board, int radius) {
        Candidates candidates = new Candidates(board.size(), radius);
        for (int cell = 0; cell < board.size() * board.size(); cell++) {
            if (board.at(cell / board.size(), cell % board.size()).isPresent()) {
                candidates.make(cell);
            }
        }
        return candidates;
    }

    @Override
    public void make(Cell cell) {
        make(cell.row() * size + cell.column());
    }

    /** Called when a stone was put on the empty cell of this number, counted row by row from 0. */
    public void make(int cell) {
        int row = cell / size;
        int column = cell % size;
        int entry = count * (2 * radius + 1);
        int last = Math.min(size - 1, row + radius);
        for (int each = Math.max(0, row - radius); each <= last; each++) {
            journal[entry++] = near[each];
            near[each] |= around[column];
        }
        stones[row] |= 1 << column;
        moves[count++] = cell;
    }

    @Override
    public void undo() {
        if (count == 0) {
            throw new IllegalStateException("nothing to undo: no stone was put");
        }
        int cell = moves[--count];
        int row = cell / size;
        int entry = count * (2 * radius + 1);
        int last = Math.min(size - 1, row + radius);
        for (int each = Math.max(0, row - radius); each <= last; each++) {
            near[each] = journal[entry++];
        }
        stones[row] &= ~(1 << cell % size);
    }

    /** Writes the candidates' numbers into the array, row by row, and returns how many there are. */
    public int list(int[] into) {
        int found = 0;
        for (int row = 0; row < size; row++) {
            int first = row * size;
            for (int columns = near[row] & ~stones[row]; columns != 0; columns &= columns - 1) {
                into[found++] = first + Integer.numberOfTrailingZeros(columns);
            }
        }
        return found;
    }

    /** Returns the candidates, row by row. */
    @Override
    public List<Cell> cells() {
        int[] cells = new int[size * size];
        int found = list(cells);
        List<Cell> list = new ArrayList<>(found);
        Arrays.stream(cells, 0, found).forEach(cell -> list.add(new Cell(cell / size, cell % size)));
        return list;
    }
}
