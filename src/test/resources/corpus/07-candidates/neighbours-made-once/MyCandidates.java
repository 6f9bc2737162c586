// exercise: 07
// truth: wrong
// mistake: the list of steps to the neighbours is made in the first start only, so a second start with another radius keeps the first radius
// player: both
// style: offset list made lazily, set with journal
// single: yes
// detail: sometimes; only if one object is started twice with different radii

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

    private record Step(int rows, int columns) {}

    private record Undo(Cell cell, boolean was, List<Cell> fresh) {}

    private Board board;
    private List<Step> steps;
    private Set<Cell> cells;
    private Deque<Undo> journal;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        cells = new LinkedHashSet<>();
        journal = new ArrayDeque<>();
        if (steps == null) {
            steps = new ArrayList<>();
            for (int rows = -radius; rows <= radius; rows++) {
                for (int columns = -radius; columns <= radius; columns++) {
                    if (rows != 0 || columns != 0) {
                        steps.add(new Step(rows, columns));
                    }
                }
            }
        }
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    cells.addAll(around(new Cell(r, c)));
                }
            }
        }
    }

    private List<Cell> around(Cell cell) {
        List<Cell> list = new ArrayList<>();
        for (Step step : steps) {
            int r = cell.row() + step.rows();
            int c = cell.column() + step.columns();
            if (inside(r, c) && board.isEmpty(r, c)) {
                list.add(new Cell(r, c));
            }
        }
        return list;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = cells.remove(cell);
        List<Cell> fresh = around(cell);
        fresh.removeAll(cells);
        cells.addAll(fresh);
        journal.push(new Undo(cell, was, fresh));
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("nothing to take back");
        }
        Undo undo = journal.pop();
        board.clear(undo.cell());
        cells.removeAll(undo.fresh());
        if (undo.was()) {
            cells.add(undo.cell());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
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
        return new ArrayList<>(cells);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = new ArrayList<>(candidates());
        list.sort(Comparator.comparingInt(c -> rank(c, me)));
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (makesFive(cell, me)) {
            return 0;
        }
        if (makesFive(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int fives = 0;
        for (int[] d : DIRECTIONS) {
            for (int step = -4; step <= 4; step++) {
                int r = cell.row() + step * d[0];
                int c = cell.column() + step * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && makesFive(new Cell(r, c), me)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private boolean makesFive(Cell cell, Player who) {
        for (int[] d : DIRECTIONS) {
            if (stones(cell, who, d[0], d[1]) + stones(cell, who, -d[0], -d[1]) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int stones(Cell cell, Player who, int dr, int dc) {
        int n = 0;
        for (int r = cell.row() + dr, c = cell.column() + dc; inside(r, c) && board.has(who, r, c); r += dr, c += dc) {
            n++;
        }
        return n;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }
}
