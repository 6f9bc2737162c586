// exercise: 07
// truth: wrong
// mistake: the scan for two ways goes from four cells before to four behind and ends at the first cell outside the board, so with an edge before the cell the rest of the line is never looked at
// player: both
// style: scan with break
// single: yes
// detail: sometimes; only for two-way moves less than four cells from the edge where the scan of that line begins (left, top, and for the last direction top and right)

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

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board = Board.empty(15);
    private int radius = 2;
    private final Set<Cell> open = new LinkedHashSet<>();
    private final Deque<Entry> entries = new ArrayDeque<>();

    private record Entry(Cell cell, boolean listed, Set<Cell> gained) {}

    @Override
    public void start(Board start, int radius) {
        this.board = start.copy();
        this.radius = radius;
        this.open.clear();
        this.entries.clear();
        for (int row = 0; row < start.size(); row++) {
            for (int column = 0; column < start.size(); column++) {
                if (!start.isEmpty(row, column)) {
                    open.addAll(square(new Cell(row, column)));
                }
            }
        }
    }

    private Set<Cell> square(Cell centre) {
        Set<Cell> square = new LinkedHashSet<>();
        for (int row = centre.row() - radius; row <= centre.row() + radius; row++) {
            for (int column = centre.column() - radius; column <= centre.column() + radius; column++) {
                if (onBoard(row, column) && board.isEmpty(row, column)) {
                    square.add(new Cell(row, column));
                }
            }
        }
        return square;
    }

    private boolean onBoard(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Set<Cell> gained = square(cell);
        gained.removeAll(open);
        entries.push(new Entry(cell, open.remove(cell), gained));
        open.addAll(gained);
    }

    @Override
    public void undo() {
        if (entries.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Entry entry = entries.pop();
        board.clear(entry.cell());
        open.removeAll(entry.gained());
        if (entry.listed()) {
            open.add(entry.cell());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() > 0) {
            return new ArrayList<>(open);
        }
        return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = candidates();
        cells.sort((a, b) -> Integer.compare(threat(b, me), threat(a, me)));
        return cells;
    }

    private int threat(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 3;
        }
        if (completes(cell, me.opponent())) {
            return 2;
        }
        board.put(cell, me);
        int ways = 0;
        for (int[] d : DIRECTIONS) {
            for (int i = -4; i <= 4; i++) {
                int row = cell.row() + i * d[0];
                int column = cell.column() + i * d[1];
                if (!onBoard(row, column)) {
                    break;
                }
                if (board.isEmpty(row, column) && completes(new Cell(row, column), me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2 ? 1 : 0;
    }

    private boolean completes(Cell cell, Player player) {
        for (int[] d : DIRECTIONS) {
            if (run(cell, player, d[0], d[1]) + 1 + run(cell, player, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player player, int down, int right) {
        int row = cell.row() + down;
        int column = cell.column() + right;
        int length = 0;
        while (onBoard(row, column) && board.has(player, row, column)) {
            length++;
            row += down;
            column += right;
        }
        return length;
    }
}
