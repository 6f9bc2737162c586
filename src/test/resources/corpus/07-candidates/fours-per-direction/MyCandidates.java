// exercise: 07
// truth: wrong
// mistake: two ways are counted as one per direction, or two for a row of exactly four with open ends, so two gaps in one line count once
// player: both
// style: set of changes; threats counted as fours and open fours
// single: yes
// detail: sometimes; cells such as the middle of X.X_X.X or XX._X.XX or XXX._.XXX are put among all others
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    enum Way {
        ACROSS(0, 1), DOWN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int dr;
        final int dc;

        Way(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }

        Cell step(Cell from, int steps, int size) {
            int r = from.row() + steps * dr;
            int c = from.column() + steps * dc;
            return r < 0 || c < 0 || r >= size || c >= size ? null : new Cell(r, c);
        }
    }

    private Board board = Board.empty(15);
    private int radius = 2;
    private Set<Cell> cells = new LinkedHashSet<>();
    private final Deque<Cell> played = new ArrayDeque<>();
    private final Deque<Set<Cell>> before = new ArrayDeque<>();

    @Override
    public void start(Board start, int radius) {
        board = start.copy();
        this.radius = radius;
        cells = new LinkedHashSet<>();
        played.clear();
        before.clear();
        for (int i = 0; i < board.size() * board.size(); i++) {
            if (!board.isEmpty(i / board.size(), i % board.size())) {
                addAround(i / board.size(), i % board.size());
            }
        }
    }

    private void addAround(int row, int column) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.isEmpty(r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        played.push(cell);
        before.push(cells);
        cells = new LinkedHashSet<>(cells);
        cells.remove(cell);
        addAround(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("there is no move");
        }
        board.clear(played.pop());
        cells = before.pop();
    }

    @Override
    public Player player() {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
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
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        Player me = player();
        for (Cell cell : candidates()) {
            (five(cell, me) ? wins : five(cell, me.opponent()) ? blocks : fours(cell, me) >= 2 ? doubles : rest).add(cell);
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(rest);
        return wins;
    }

    private boolean five(Cell cell, Player p) {
        for (Way way : Way.values()) {
            if (run(cell, p, way, 1) + run(cell, p, way, -1) >= 4) {
                return true;
            }
        }
        return false;
    }

    /** How many stones of the player follow the cell. */
    private int run(Cell cell, Player p, Way way, int sign) {
        int length = 0;
        for (Cell c = way.step(cell, sign, board.size());
                c != null && board.has(p, c.row(), c.column());
                c = way.step(c, sign, board.size())) {
            length++;
        }
        return length;
    }

    /** How many fours a stone on the cell makes; an open four counts twice. */
    private int fours(Cell cell, Player me) {
        int fours = 0;
        board.put(cell, me);
        for (Way way : Way.values()) {
            int ahead = run(cell, me, way, 1);
            int behind = run(cell, me, way, -1);
            Cell front = way.step(cell, ahead + 1, board.size());
            Cell back = way.step(cell, -behind - 1, board.size());
            if (ahead + behind == 3 && front != null && back != null && board.isEmpty(front) && board.isEmpty(back)) {
                fours += 2;
            } else if (completes(front, me, way) || completes(back, me, way)) {
                fours++;
            }
        }
        board.clear(cell);
        return fours;
    }

    private boolean completes(Cell gap, Player me, Way way) {
        return gap != null && board.isEmpty(gap) && run(gap, me, way, 1) + run(gap, me, way, -1) >= 4;
    }
}
