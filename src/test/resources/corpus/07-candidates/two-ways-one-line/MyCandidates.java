// exercise: 07
// truth: wrong
// mistake: a move counts as two ways only if both completing cells lie in the same line, so two fours in different directions are not recognised
// player: both
// style: enum of directions, switch expression, kept set with added lists
// single: yes
// detail: sometimes; double fours in two directions only
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Line {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        final int dr;
        final int dc;

        Line(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private static final class Entry {
        final Cell cell;
        final boolean known;
        final List<Cell> added = new ArrayList<>();

        Entry(Cell cell, boolean known) {
            this.cell = cell;
            this.known = known;
        }
    }

    private Board board;
    private int radius;
    private final Set<Cell> candidates = new HashSet<>();
    private final ArrayDeque<Entry> entries = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        candidates.clear();
        entries.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    extend(new Entry(new Cell(r, c), false));
                }
            }
        }
    }

    private void extend(Entry entry) {
        int row = entry.cell.row();
        int column = entry.cell.column();
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (inside(r, c) && board.isEmpty(r, c)) {
                    Cell near = new Cell(r, c);
                    if (candidates.add(near)) {
                        entry.added.add(near);
                    }
                }
            }
        }
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Entry entry = new Entry(cell, candidates.remove(cell));
        extend(entry);
        entries.push(entry);
    }

    @Override
    public void undo() {
        if (entries.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Entry entry = entries.pop();
        board.clear(entry.cell);
        candidates.removeAll(new HashSet<>(entry.added));
        if (entry.known) {
            candidates.add(entry.cell);
        }
    }

    @Override
    public Player player() {
        return switch (board.count(Player.X) - board.count(Player.O)) {
            case 0 -> Player.X;
            default -> Player.O;
        };
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() > 0 ? List.copyOf(candidates) : List.of(new Cell(board.size() / 2, board.size() / 2));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream().sorted(Comparator.comparingInt(cell -> rank(cell, me))).toList();
    }

    private int rank(Cell cell, Player me) {
        if (five(cell, me)) {
            return 0;
        }
        if (five(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        boolean two = false;
        for (Line line : Line.values()) {
            int fives = 0;
            for (int step = -4; step <= 4; step++) {
                int r = cell.row() + step * line.dr;
                int c = cell.column() + step * line.dc;
                if (inside(r, c) && board.isEmpty(r, c) && five(new Cell(r, c), me)) {
                    fives++;
                }
            }
            if (fives >= 2) {
                two = true;
            }
        }
        board.clear(cell);
        return two ? 2 : 3;
    }

    private boolean five(Cell cell, Player who) {
        for (Line line : Line.values()) {
            if (1 + stones(cell, who, line.dr, line.dc) + stones(cell, who, -line.dr, -line.dc) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int stones(Cell cell, Player who, int dr, int dc) {
        int n = 0;
        while (inside(cell.row() + (n + 1) * dr, cell.column() + (n + 1) * dc)
                && board.has(who, cell.row() + (n + 1) * dr, cell.column() + (n + 1) * dc)) {
            n++;
        }
        return n;
    }
}
