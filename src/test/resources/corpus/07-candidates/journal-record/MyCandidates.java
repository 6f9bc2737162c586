// exercise: 07
// truth: wrong
// mistake: undo does not put the cell of the stone back among the candidates when it was one before
// player: both
// style: record journal on an ArrayDeque, TreeSet
// kind: slip
// single: yes
// detail: every undo of a stone that was put on a candidate cell, which is nearly always
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private record Step(Cell cell, Set<Cell> born) {}

    private final TreeSet<Cell> open = new TreeSet<>();
    private final Deque<Step> steps = new ArrayDeque<>();
    private Board board = Board.empty(15);
    private int radius = 2;

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        steps.clear();
        open.clear();
        for (Cell empty : board.emptyCells()) {
            if (touches(empty)) {
                open.add(empty);
            }
        }
    }

    private boolean touches(Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (inside(r, c) && !board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Set<Cell> born = new HashSet<>();
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (inside(r, c) && board.isEmpty(r, c)) {
                    Cell near = new Cell(r, c);
                    if (open.add(near)) {
                        born.add(near);
                    }
                }
            }
        }
        open.remove(cell);
        steps.push(new Step(cell, born));
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        Step step = steps.pop();
        board.clear(step.cell());
        open.removeAll(step.born());
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() == 0 ? List.of(new Cell(board.size() / 2, board.size() / 2)) : List.copyOf(open);
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
