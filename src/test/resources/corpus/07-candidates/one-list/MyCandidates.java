// exercise: 07
// truth: wrong
// mistake: the list of new cells is one field that each make clears and all journal entries share, so a second undo in a row removes nothing
// player: both
// style: set plus a stack of objects with a shared list
// kind: slip
// single: yes
// detail: two undos in a row after two makes
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static class Undo {
        Cell cell;
        boolean wasIn;
        List<Cell> added;
    }

    private Board board;
    private int radius;
    private HashSet<Cell> set = new HashSet<>();
    private ArrayList<Cell> added = new ArrayList<>();
    private ArrayList<Undo> history = new ArrayList<>();

    @Override
    public void start(Board b, int radius) {
        this.board = b.copy();
        this.radius = radius;
        set.clear();
        history.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    addAround(r, c);
                }
            }
        }
    }

    private void addAround(int row, int col) {
        added.clear();
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = col - radius; c <= col + radius; c++) {
                if (inside(r, c) && board.isEmpty(r, c) && set.add(new Cell(r, c))) {
                    added.add(new Cell(r, c));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Undo u = new Undo();
        u.cell = cell;
        u.wasIn = set.remove(cell);
        addAround(cell.row(), cell.column());
        u.added = added;
        history.add(u);
    }

    @Override
    public void undo() {
        if (history.size() == 0) {
            throw new IllegalStateException("history is empty");
        }
        Undo u = history.remove(history.size() - 1);
        board.clear(u.cell);
        for (Cell cell : u.added) {
            set.remove(cell);
        }
        if (u.wasIn) {
            set.add(u.cell);
        }
    }

    @Override
    public Player player() {
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        ArrayList<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(board.size() / 2, board.size() / 2));
        } else {
            result.addAll(set);
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = new ArrayList<>(candidates());
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell cell : list) {
            rank.put(cell, rank(cell, me));
        }
        list.sort(Comparator.comparing(rank::get));
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 0;
        } else if (completes(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : DIRS) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && completes(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        board.clear(cell);
        return ways.size() > 1 ? 2 : 3;
    }

    private boolean completes(Cell cell, Player who) {
        for (int[] d : DIRS) {
            if (1 + run(cell, who, d[0], d[1]) + run(cell, who, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player who, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int length = 0;
        while (inside(r, c) && board.has(who, r, c)) {
            length++;
            r += dr;
            c += dc;
        }
        return length;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }
}
