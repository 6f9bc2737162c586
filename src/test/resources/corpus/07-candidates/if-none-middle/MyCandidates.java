// exercise: 07
// truth: wrong
// mistake: the middle is returned whenever there are no candidates, not only on the empty board, so also on a full board
// player: both
// style: map of counters, Optional of the last move, default at the end
// kind: subtle
// single: yes
// detail: candidates and ordered when the last empty cell was filled
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private final TreeMap<Cell, Integer> touched = new TreeMap<>();
    private final Deque<Cell> line = new ArrayDeque<>();
    private Board board = Board.empty(15);
    private int distance = 2;

    @Override
    public void start(Board start, int radius) {
        distance = radius;
        board = start.copy();
        line.clear();
        touched.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    touch(new Cell(r, c));
                }
            }
        }
    }

    private void touch(Cell stone) {
        for (Iterator<Cell> it = square(stone); it.hasNext(); ) {
            touched.merge(it.next(), 1, Integer::sum);
        }
    }

    private void release(Cell stone) {
        for (Iterator<Cell> it = square(stone); it.hasNext(); ) {
            touched.computeIfPresent(it.next(), (cell, count) -> count == 1 ? null : count - 1);
        }
    }

    private Iterator<Cell> square(Cell center) {
        List<Cell> cells = new ArrayList<>();
        int end = board.size() - 1;
        for (int r = Math.max(0, center.row() - distance); r <= Math.min(end, center.row() + distance); r++) {
            for (int c = Math.max(0, center.column() - distance); c <= Math.min(end, center.column() + distance); c++) {
                cells.add(new Cell(r, c));
            }
        }
        return cells.iterator();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.push(cell);
        touch(cell);
    }

    @Override
    public void undo() {
        Cell cell = Optional.ofNullable(line.poll()).orElseThrow(() -> new IllegalStateException("no move"));
        board.clear(cell);
        release(cell);
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
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : touched.keySet()) {
            if (board.isEmpty(cell)) {
                cells.add(cell);
            }
        }
        if (cells.isEmpty()) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        if (cells.size() == 1) {
            return cells;
        }
        Player me = player();
        TreeMap<Integer, List<Cell>> byRank = new TreeMap<>();
        for (Cell cell : cells) {
            byRank.computeIfAbsent(rank(cell, me), rank -> new ArrayList<>()).add(cell);
        }
        return byRank.values().stream().flatMap(List::stream).toList();
    }

    private int rank(Cell cell, Player me) {
        if (five(cell, me)) {
            return 0;
        }
        if (five(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int found = 0;
        for (int r = -1; r <= 1; r++) {
            for (int c = -1; c <= 1; c++) {
                if (r != 0 || c != 0) {
                    found += ends(cell, me, r, c);
                }
            }
        }
        board.clear(cell);
        return found > 1 ? 2 : 3;
    }

    private int ends(Cell cell, Player me, int down, int right) {
        int found = 0;
        for (int k = 1; k < 5; k++) {
            int r = cell.row() + k * down;
            int c = cell.column() + k * right;
            if (r < 0 || c < 0) {
                break;
            }
            Cell next = new Cell(r, c);
            if (board.contains(next) && board.isEmpty(next) && five(next, me)) {
                found++;
            }
        }
        return found;
    }

    private boolean five(Cell cell, Player p) {
        return run(cell, p, 0, 1) + run(cell, p, 0, -1) >= 4
                || run(cell, p, 1, 0) + run(cell, p, -1, 0) >= 4
                || run(cell, p, 1, 1) + run(cell, p, -1, -1) >= 4
                || run(cell, p, 1, -1) + run(cell, p, -1, 1) >= 4;
    }

    private int run(Cell cell, Player p, int down, int right) {
        int run = 0;
        for (int r = cell.row() + down, c = cell.column() + right;
                r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c);
                r += down, c += right) {
            run++;
        }
        return run;
    }
}
