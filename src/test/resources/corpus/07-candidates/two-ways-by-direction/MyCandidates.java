// exercise: 07
// truth: wrong
// mistake: for "two ways" the directions are counted in which a five can be completed, not the cells, so an open four counts once
// player: both
// style: set kept up to date, record for undo, threat levels as enum
// single: yes
// detail: always for an open four; double fours in two directions are found
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

    private enum Threat { WIN, BLOCK, DOUBLE, QUIET }

    private enum Dir {
        HORIZONTAL(0, 1), VERTICAL(1, 0), DOWN(1, 1), UP(-1, 1);

        final int dr;
        final int dc;

        Dir(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private record Undo(Cell played, boolean wasIn, Set<Cell> fresh) {}

    private Board board = Board.empty(5);
    private int radius = 1;
    private Set<Cell> live = new LinkedHashSet<>();
    private Deque<Undo> undos = new ArrayDeque<>();

    @Override
    public void start(Board initial, int radius) {
        this.board = initial.copy();
        this.radius = radius;
        this.live = new LinkedHashSet<>();
        this.undos = new ArrayDeque<>();
        for (int row = 0; row < board.size(); row++) {
            for (int col = 0; col < board.size(); col++) {
                if (!board.isEmpty(row, col)) {
                    spread(new Cell(row, col));
                }
            }
        }
    }

    private Set<Cell> spread(Cell from) {
        Set<Cell> fresh = new LinkedHashSet<>();
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int row = from.row() + dr;
                int col = from.column() + dc;
                if (onBoard(row, col) && board.isEmpty(row, col)) {
                    Cell near = new Cell(row, col);
                    if (live.add(near)) {
                        fresh.add(near);
                    }
                }
            }
        }
        return fresh;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean wasIn = live.remove(cell);
        undos.push(new Undo(cell, wasIn, spread(cell)));
    }

    @Override
    public void undo() {
        Undo last = undos.poll();
        if (last == null) {
            throw new IllegalStateException("no move was made");
        }
        live.removeAll(last.fresh());
        if (last.wasIn()) {
            live.add(last.played());
        }
        board.clear(last.played());
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
        if (board.stones() > 0) {
            return List.copyOf(live);
        }
        return List.of(new Cell(board.size() / 2, board.size() / 2));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = new ArrayList<>(candidates());
        cells.sort(Comparator.comparing(cell -> threat(cell, me)));
        return cells;
    }

    private Threat threat(Cell cell, Player me) {
        if (makesFive(cell.row(), cell.column(), me)) {
            return Threat.WIN;
        }
        if (makesFive(cell.row(), cell.column(), me.opponent())) {
            return Threat.BLOCK;
        }
        board.put(cell, me);
        int ways = 0;
        for (Dir dir : Dir.values()) {
            if (canCompleteAlong(cell, dir, me)) {
                ways++;
            }
        }
        board.clear(cell);
        return ways >= 2 ? Threat.DOUBLE : Threat.QUIET;
    }

    private boolean canCompleteAlong(Cell cell, Dir dir, Player me) {
        for (int step = -4; step <= 4; step++) {
            int row = cell.row() + step * dir.dr;
            int col = cell.column() + step * dir.dc;
            if (onBoard(row, col) && board.isEmpty(row, col) && lineLength(row, col, dir, me) >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean makesFive(int row, int col, Player who) {
        for (Dir dir : Dir.values()) {
            if (lineLength(row, col, dir, who) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int lineLength(int row, int col, Dir dir, Player who) {
        int length = 1;
        for (int r = row + dir.dr, c = col + dir.dc; onBoard(r, c) && board.has(who, r, c); r += dir.dr, c += dir.dc) {
            length++;
        }
        for (int r = row - dir.dr, c = col - dir.dc; onBoard(r, c) && board.has(who, r, c); r -= dir.dr, c -= dir.dc) {
            length++;
        }
        return length;
    }

    private boolean onBoard(int row, int col) {
        return row >= 0 && row < board.size() && col >= 0 && col < board.size();
    }
}
