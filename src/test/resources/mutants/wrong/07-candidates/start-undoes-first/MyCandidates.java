// Wrong: start undoes the old game on the very board that it was given.
// Fails first: undo takes the last stone back, and the turn with it, as often as moves were made since start
// Says: start begins anew
// Diagnosis: none

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(Board.MAX_SIZE);
    private int radius;
    private final Set<Cell> open = new HashSet<>();
    private final List<Cell> stones = new ArrayList<>();
    private final List<Set<Cell>> fresh = new ArrayList<>();
    private final List<Boolean> wasOpen = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        // an old game goes back to its beginning, so that the journal is empty
        while (!stones.isEmpty()) {
            undo();
        }
        open.clear();
        this.board = board.copy();
        this.radius = radius;
        for (int i = 0; i < board.size() * board.size(); i++) {
            Cell cell = new Cell(i / board.size(), i % board.size());
            if (!board.isEmpty(cell)) {
                open.addAll(square(cell));
            }
        }
    }

    /** The empty cells around a cell. */
    private Set<Cell> square(Cell middle) {
        Set<Cell> cells = new HashSet<>();
        int end = board.size();
        for (int r = Math.max(middle.row() - radius, 0); r < Math.min(middle.row() + radius + 1, end); r++) {
            for (int c = Math.max(middle.column() - radius, 0); c < Math.min(middle.column() + radius + 1, end); c++) {
                if (board.isEmpty(r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        stones.add(cell);
        wasOpen.add(open.remove(cell));
        Set<Cell> more = square(cell);
        more.removeAll(open);
        open.addAll(more);
        fresh.add(more);
    }

    @Override
    public void undo() {
        int top = stones.size() - 1;
        if (top < 0) {
            throw new IllegalStateException("no stone was made");
        }
        Cell cell = stones.remove(top);
        board.clear(cell);
        open.removeAll(fresh.remove(top));
        if (wasOpen.remove(top)) {
            open.add(cell);
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
        return board.stones() == 0 ? List.of(new Cell(middle, middle)) : List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        var byRank = candidates().stream().collect(Collectors.groupingBy(this::rank));
        return byRank.entrySet().stream()
                .sorted(Comparator.comparing(entry -> entry.getKey()))
                .flatMap(entry -> entry.getValue().stream())
                .toList();
    }

    private int rank(Cell cell) {
        Player me = player();
        if (isFive(cell.row(), cell.column(), me)) {
            return 1;
        }
        if (isFive(cell.row(), cell.column(), me.opponent())) {
            return 2;
        }
        board.put(cell, me);
        int more = 0;
        for (int r = -1; r <= 1; r++) {
            for (int c = -1; c <= 1; c++) {
                for (int far = 1; far <= 4; far++) {
                    int row = cell.row() + far * r;
                    int column = cell.column() + far * c;
                    boolean on = row >= 0 && column >= 0 && row < board.size() && column < board.size();
                    if ((r | c) != 0 && on && board.isEmpty(row, column) && isFive(row, column, me)) {
                        more++;
                    }
                }
            }
        }
        board.clear(cell);
        return more >= 2 ? 3 : 4;
    }

    private boolean isFive(int row, int column, Player who) {
        return both(row, column, 0, 1, who) >= 4
                || both(row, column, 1, 0, who) >= 4
                || both(row, column, 1, 1, who) >= 4
                || both(row, column, 1, -1, who) >= 4;
    }

    private int both(int row, int column, int dr, int dc, Player who) {
        int sum = 0;
        for (int sign = 1; sign >= -1; sign -= 2) {
            int r = row + sign * dr;
            int c = column + sign * dc;
            while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c)) {
                sum++;
                r += sign * dr;
                c += sign * dc;
            }
        }
        return sum;
    }
}
