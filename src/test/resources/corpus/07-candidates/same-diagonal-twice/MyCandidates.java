// exercise: 07
// truth: wrong
// mistake: the fourth direction is (-1, -1), the third one again, so fives on the other diagonal are never seen
// player: both
// style: set with a stack of changes, directions in an array
// single: yes
// detail: sometimes, only when a threat lies on a rising diagonal
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {
        {0, 1},
        {1, 0},
        {1, 1},
        {-1, -1},
    };

    private record Undo(Cell cell, boolean candidate, List<Cell> gained) {}

    private Board board;
    private int radius;
    private Set<Cell> open;
    private ArrayDeque<Undo> undos;

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        open = new HashSet<>();
        undos = new ArrayDeque<>();
        for (int i = 0; i < board.size(); i++) {
            for (int j = 0; j < board.size(); j++) {
                if (board.at(i, j).isPresent()) {
                    open.addAll(emptyAround(i, j));
                }
            }
        }
    }

    private List<Cell> emptyAround(int row, int col) {
        List<Cell> list = new ArrayList<>();
        for (int i = -radius; i <= radius; i++) {
            for (int j = -radius; j <= radius; j++) {
                if (onBoard(row + i, col + j) && board.isEmpty(row + i, col + j)) {
                    list.add(new Cell(row + i, col + j));
                }
            }
        }
        return list;
    }

    private boolean onBoard(int row, int col) {
        return row >= 0 && row < board.size() && col >= 0 && col < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = open.remove(cell);
        List<Cell> gained = emptyAround(cell.row(), cell.column());
        gained.removeIf(c -> !open.add(c));
        undos.addLast(new Undo(cell, was, gained));
    }

    @Override
    public void undo() {
        Undo u = undos.pollLast();
        if (u == null) {
            throw new IllegalStateException("no move made");
        }
        board.clear(u.cell);
        for (Cell c : u.gained) {
            open.remove(c);
        }
        if (u.candidate) {
            open.add(u.cell);
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
            return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        }
        return new ArrayList<>(open);
    }

    @Override
    public List<Cell> ordered() {
        Player p = player();
        ArrayList<ArrayList<Cell>> buckets = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            buckets.add(new ArrayList<>());
        }
        for (Cell c : candidates()) {
            int bucket = 3;
            if (five(c, p)) {
                bucket = 0;
            } else if (five(c, p.opponent())) {
                bucket = 1;
            } else if (doubleThreat(c, p)) {
                bucket = 2;
            }
            buckets.get(bucket).add(c);
        }
        ArrayList<Cell> out = new ArrayList<>();
        for (ArrayList<Cell> b : buckets) {
            out.addAll(b);
        }
        return out;
    }

    private boolean doubleThreat(Cell c, Player p) {
        board.put(c, p);
        int n = 0;
        for (Cell e : board.emptyCells()) {
            n += five(e, p) ? 1 : 0;
        }
        board.clear(c);
        return n >= 2;
    }

    private boolean five(Cell c, Player p) {
        for (int[] d : DIRS) {
            int len = 1;
            int i = c.row() + d[0];
            int j = c.column() + d[1];
            while (onBoard(i, j) && board.has(p, i, j)) {
                len++;
                i += d[0];
                j += d[1];
            }
            i = c.row() - d[0];
            j = c.column() - d[1];
            while (onBoard(i, j) && board.has(p, i, j)) {
                len++;
                i -= d[0];
                j -= d[1];
            }
            if (len >= 5) {
                return true;
            }
        }
        return false;
    }
}
