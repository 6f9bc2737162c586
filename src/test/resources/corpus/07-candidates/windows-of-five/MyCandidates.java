// exercise: 07
// truth: wrong
// mistake: for two ways the windows of five with four own stones and one empty cell are counted, not the empty cells, so one cell that two windows share counts twice
// player: both
// style: windows of five
// single: yes
// detail: sometimes; only for shapes with a gap such as XX_XX with a stone more beside it (XXX_XX), and only where a true two-way move is in the list as well

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
        cells.sort(Comparator.comparingInt(cell -> kind(cell, me)));
        return cells;
    }

    private int kind(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 0;
        }
        if (completes(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int fours = 0;
        for (int[] d : DIRECTIONS) {
            for (int first = -4; first <= 0; first++) {
                if (isFour(cell.row() + first * d[0], cell.column() + first * d[1], d, me)) {
                    fours++;
                }
            }
        }
        board.clear(cell);
        return fours >= 2 ? 2 : 3;
    }

    /** Whether four of the five cells from here on are mine and the fifth is empty. */
    private boolean isFour(int row, int column, int[] d, Player me) {
        int mine = 0;
        int empty = 0;
        for (int i = 0; i < 5; i++) {
            int r = row + i * d[0];
            int c = column + i * d[1];
            if (!onBoard(r, c)) {
                return false;
            }
            if (board.isEmpty(r, c)) {
                empty++;
            } else if (board.has(me, r, c)) {
                mine++;
            }
        }
        return mine == 4 && empty == 1;
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
