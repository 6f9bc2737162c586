// exercise: 07
// truth: wrong
// mistake: for the third group windows of five with four stones are counted instead of cells, so one gap between two and three stones counts as two ways
// player: both
// style: windows of five as records, journal of added cells, sets
// kind: subtle
// single: yes
// detail: ordered, where a move makes XX.XXX or the like: one cell completes five in two windows, and nothing else does
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** Five cells in a row. */
    private record Five(int row, int column, int down, int right) {
        int count(Board board, Player player) {
            int count = 0;
            for (int i = 0; i < 5; i++) {
                count += board.has(player, row + i * down, column + i * right) ? 1 : 0;
            }
            return count;
        }

        boolean fits(int size) {
            int lastRow = row + 4 * down;
            int lastColumn = column + 4 * right;
            return row >= 0 && column >= 0 && column < size && lastRow < size && lastColumn >= 0 && lastColumn < size;
        }
    }

    private record Undo(Cell cell, boolean was, Set<Cell> added) {}

    private Board board;
    private int radius;
    private Set<Cell> cells;
    private Deque<Undo> undos;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.cells = new HashSet<>();
        this.undos = new ArrayDeque<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    cells.addAll(near(new Cell(row, column)));
                }
            }
        }
    }

    private Set<Cell> near(Cell cell) {
        Set<Cell> near = new HashSet<>();
        for (int row = cell.row() - radius; row <= cell.row() + radius; row++) {
            for (int column = cell.column() - radius; column <= cell.column() + radius; column++) {
                if (row >= 0
                        && column >= 0
                        && row < board.size()
                        && column < board.size()
                        && board.isEmpty(row, column)) {
                    near.add(new Cell(row, column));
                }
            }
        }
        return near;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = cells.remove(cell);
        Set<Cell> added = near(cell);
        added.removeAll(cells);
        cells.addAll(added);
        undos.push(new Undo(cell, was, added));
    }

    @Override
    public void undo() {
        Undo undo = undos.poll();
        if (undo == null) {
            throw new IllegalStateException("nothing to undo");
        }
        board.clear(undo.cell());
        cells.removeAll(undo.added());
        if (undo.was()) {
            cells.add(undo.cell());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() > 0 ? new ArrayList<>(cells) : List.of(new Cell(board.size() / 2, board.size() / 2));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> first = new ArrayList<>();
        List<Cell> second = new ArrayList<>();
        List<Cell> third = new ArrayList<>();
        List<Cell> last = new ArrayList<>();
        for (Cell cell : candidates()) {
            List<Five> fives = through(cell);
            if (fives.stream().anyMatch(five -> five.count(board, me) == 4)) {
                first.add(cell);
            } else if (fives.stream().anyMatch(five -> five.count(board, me.opponent()) == 4)) {
                second.add(cell);
            } else if (fives.stream().filter(five -> becomesFour(five, me)).count() >= 2) {
                third.add(cell);
            } else {
                last.add(cell);
            }
        }
        first.addAll(second);
        first.addAll(third);
        first.addAll(last);
        return first;
    }

    /** Three stones and two empty cells, one of them ours: then the other completes the five. */
    private boolean becomesFour(Five five, Player me) {
        return five.count(board, me) == 3 && five.count(board, me.opponent()) == 0;
    }

    private List<Five> through(Cell cell) {
        List<Five> fives = new ArrayList<>();
        int[][] ways = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] way : ways) {
            for (int back = 0; back < 5; back++) {
                Five five = new Five(cell.row() - back * way[0], cell.column() - back * way[1], way[0], way[1]);
                if (five.fits(board.size())) {
                    fives.add(five);
                }
            }
        }
        return fives;
    }
}
