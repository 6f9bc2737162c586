// Wrong: a move has to make three fives possible.
// Fails first: ordered: then moves that make two fives possible, such as an open four
// Says: of two fives the opponent can block only one
// Diagnosis: order-without-two-ways

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Exercise 07, solved: a position that is played in place, with its candidates kept up to date. */
public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board = Board.empty(15);
    private int radius = 2;
    private final Set<Cell> candidates = new LinkedHashSet<>();
    private final Deque<Change> changes = new ArrayDeque<>();

    /** What a move has changed, for undo. */
    private record Change(Cell cell, boolean wasCandidate, List<Cell> added) {}

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        candidates.clear();
        changes.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isPresent()) {
                    candidates.addAll(emptyNear(new Cell(row, column)));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean wasCandidate = candidates.remove(cell);
        List<Cell> added = new ArrayList<>();
        for (Cell near : emptyNear(cell)) {
            if (candidates.add(near)) {
                added.add(near);
            }
        }
        changes.push(new Change(cell, wasCandidate, added));
    }

    @Override
    public void undo() {
        if (changes.isEmpty()) {
            throw new IllegalStateException("nothing to undo: no move was made");
        }
        Change last = changes.pop();
        board.clear(last.cell());
        last.added().forEach(candidates::remove);
        if (last.wasCandidate()) {
            candidates.add(last.cell());
        }
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
        int middle = board.size() / 2;
        return board.stones() == 0 ? List.of(new Cell(middle, middle)) : new ArrayList<>(candidates);
    }

    private List<Cell> emptyNear(Cell cell) {
        List<Cell> near = new ArrayList<>();
        int last = board.size() - 1;
        for (int row = Math.max(0, cell.row() - radius); row <= Math.min(last, cell.row() + radius); row++) {
            for (int column = Math.max(0, cell.column() - radius);
                    column <= Math.min(last, cell.column() + radius);
                    column++) {
                if (board.at(row, column).isEmpty()) {
                    near.add(new Cell(row, column));
                }
            }
        }
        return near;
    }

    @Override
    public List<Cell> ordered() {
        Player player = player();
        List<Cell> cells = new ArrayList<>(candidates());
        cells.sort(Comparator.comparingInt(cell -> rank(cell, player)));
        return cells;
    }

    private int rank(Cell cell, Player player) {
        if (makesFive(cell, player)) {
            return 0;
        }
        if (makesFive(cell, player.opponent())) {
            return 1;
        }
        board.put(cell, player);
        long fives = emptyInLineWith(cell).stream()
                .filter(each -> makesFive(each, player))
                .count();
        board.clear(cell);
        return fives > 2 ? 2 : 3;
    }

    private boolean makesFive(Cell cell, Player player) {
        for (int[] direction : DIRECTIONS) {
            int stones = 1
                    + stones(cell, player, direction[0], direction[1])
                    + stones(cell, player, -direction[0], -direction[1]);
            if (stones >= 5) {
                return true;
            }
        }
        return false;
    }

    /** How many stones of the player follow each other beside the cell, in one direction. */
    private int stones(Cell cell, Player player, int down, int right) {
        int count = 0;
        int row = cell.row() + down;
        int column = cell.column() + right;
        while (isOnBoard(row, column) && board.has(player, row, column)) {
            count++;
            row += down;
            column += right;
        }
        return count;
    }

    /** A five that the stone helps to make lies within four cells of it. */
    private List<Cell> emptyInLineWith(Cell cell) {
        List<Cell> cells = new ArrayList<>();
        for (int[] direction : DIRECTIONS) {
            for (int step = -4; step <= 4; step++) {
                int row = cell.row() + step * direction[0];
                int column = cell.column() + step * direction[1];
                if (isOnBoard(row, column) && board.at(row, column).isEmpty()) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    private boolean isOnBoard(int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size();
    }
}
