// exercise: 07
// truth: wrong
// mistake: the cells near a cell are kept in a map that start does not empty, so that after a start with another size or radius the old neighbourhoods are used
// kind: subtle
// player: both
// style: computeIfAbsent map of neighbourhoods, set with a journal
// single: yes
// detail: shows only when one object is started twice, with another size or radius, near cells that were used before
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private final Map<Cell, List<Cell>> neighbourhoods = new HashMap<>();
    private final Set<Cell> candidates = new LinkedHashSet<>();
    private final Deque<Runnable> undos = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        candidates.clear();
        undos.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!this.board.isEmpty(row, column)) {
                    for (Cell near : neighbourhood(new Cell(row, column))) {
                        if (this.board.contains(near) && this.board.isEmpty(near)) {
                            candidates.add(near);
                        }
                    }
                }
            }
        }
    }

    private List<Cell> neighbourhood(Cell cell) {
        return neighbourhoods.computeIfAbsent(cell, key -> {
            List<Cell> cells = new ArrayList<>();
            for (int row = key.row() - radius; row <= key.row() + radius; row++) {
                for (int column = key.column() - radius; column <= key.column() + radius; column++) {
                    if (row >= 0 && column >= 0 && row < board.size() && column < board.size()) {
                        cells.add(new Cell(row, column));
                    }
                }
            }
            return cells;
        });
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = candidates.remove(cell);
        List<Cell> added = new ArrayList<>();
        for (Cell near : neighbourhood(cell)) {
            if (board.contains(near) && board.isEmpty(near) && candidates.add(near)) {
                added.add(near);
            }
        }
        undos.push(() -> {
            board.clear(cell);
            candidates.removeAll(new LinkedHashSet<>(added));
            if (was) {
                candidates.add(cell);
            }
        });
    }

    @Override
    public void undo() {
        if (undos.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        undos.pop().run();
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
            return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        }
        return new ArrayList<>(candidates);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Cell, Integer> ranks = new HashMap<>();
        List<Cell> cells = candidates();
        cells.forEach(cell -> ranks.put(cell, rank(cell, me)));
        cells.sort(Comparator.comparing(ranks::get));
        return cells;
    }

    private int rank(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 0;
        } else if (completes(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                int down = Math.abs(row - cell.row());
                int right = Math.abs(column - cell.column());
                if ((down == right || down == 0 || right == 0)
                        && down < 5
                        && right < 5
                        && board.isEmpty(row, column)
                        && completes(new Cell(row, column), me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways < 2 ? 3 : 2;
    }

    private boolean completes(Cell cell, Player who) {
        for (int down = 0; down <= 1; down++) {
            for (int right = down == 0 ? 1 : -1; right <= 1; right++) {
                if (1 + beside(cell, who, down, right) + beside(cell, who, -down, -right) >= 5) {
                    return true;
                }
            }
        }
        return false;
    }

    private int beside(Cell cell, Player who, int down, int right) {
        int count = 0;
        int row = cell.row() + down;
        int column = cell.column() + right;
        while (row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(who, row, column)) {
            count++;
            row += down;
            column += right;
        }
        return count;
    }
}
