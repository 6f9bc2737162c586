// exercise: 07
// truth: wrong
// mistake: the table of the cells around a cell is static and keyed by cell and radius, but not by the size of the board, so a board of another size gets the neighbours of the first one
// player: both
// style: static memo table, counts in a map
// kind: subtle
// single: yes
// detail: only when boards of different sizes were used with the same radius in one run, at the right and the bottom edge: cells are missing on the larger board, or lie outside the smaller one

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Key(Cell cell, int radius) {}

    /** Computed once: which cells are around a cell. */
    private static final Map<Key, List<Cell>> AROUND = new HashMap<>();

    private Board board = Board.empty(15);
    private int radius = 2;
    private final Map<Cell, Integer> stonesNear = new TreeMap<>();
    private final List<Cell> made = new ArrayList<>();

    private List<Cell> around(Cell cell) {
        return AROUND.computeIfAbsent(new Key(cell, radius), key -> {
            List<Cell> cells = new ArrayList<>();
            for (int dr = -radius; dr <= radius; dr++) {
                for (int dc = -radius; dc <= radius; dc++) {
                    int row = cell.row() + dr;
                    int column = cell.column() + dc;
                    if (row >= 0 && row < board.size() && column >= 0 && column < board.size()) {
                        cells.add(new Cell(row, column));
                    }
                }
            }
            return cells;
        });
    }

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        stonesNear.clear();
        made.clear();
        for (int i = 0; i < board.size(); i++) {
            for (int j = 0; j < board.size(); j++) {
                if (board.at(i, j).isPresent()) {
                    around(new Cell(i, j)).forEach(cell -> stonesNear.merge(cell, 1, Integer::sum));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.add(0, cell);
        for (Cell each : around(cell)) {
            stonesNear.put(each, stonesNear.getOrDefault(each, 0) + 1);
        }
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("nothing has been made");
        }
        Cell cell = made.remove(0);
        board.clear(cell);
        for (Cell each : around(cell)) {
            int left = stonesNear.get(each) - 1;
            if (left > 0) {
                stonesNear.put(each, left);
            } else {
                stonesNear.remove(each);
            }
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
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : stonesNear.keySet()) {
            if (board.isEmpty(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Cell, Integer> rank = new HashMap<>();
        candidates().forEach(cell -> rank.put(cell, rankOf(cell, me)));
        List<Cell> cells = new ArrayList<>(rank.keySet());
        cells.sort(Comparator.comparing(rank::get));
        return cells;
    }

    private int rankOf(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 0;
        } else if (completes(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int n = 0;
        for (int dr = -4; dr <= 4; dr++) {
            for (int dc = -4; dc <= 4; dc++) {
                int row = cell.row() + dr;
                int column = cell.column() + dc;
                if ((dr == 0 || dc == 0 || dr == dc || dr == -dc)
                        && row >= 0 && column >= 0 && row < board.size() && column < board.size()
                        && board.isEmpty(row, column)
                        && completes(new Cell(row, column), me)) {
                    n++;
                }
            }
        }
        board.clear(cell);
        return n >= 2 ? 2 : 3;
    }

    private boolean completes(Cell cell, Player who) {
        return along(cell, who, 1, 0) || along(cell, who, 0, 1) || along(cell, who, 1, 1) || along(cell, who, 1, -1);
    }

    private boolean along(Cell cell, Player who, int dr, int dc) {
        int length = 1;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        for (; r < board.size() && c >= 0 && c < board.size() && board.has(who, r, c); r += dr, c += dc) {
            length++;
        }
        r = cell.row() - dr;
        c = cell.column() - dc;
        for (; r >= 0 && c >= 0 && c < board.size() && board.has(who, r, c); r -= dr, c -= dc) {
            length++;
        }
        return length >= 5;
    }
}
