// exercise: 07
// truth: wrong
// mistake: candidates hands out an unmodifiable view of its own list, which changes with every make and undo
// player: both
// style: list of cells, Collections.unmodifiableList
// kind: slip
// single: yes
// detail: a list kept over a make or undo, such as the loop of a search
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private Board board = Board.empty(15);
    private int radius = 2;
    private final List<Cell> near = new ArrayList<>();
    private final Deque<Runnable> backward = new ArrayDeque<>();

    @Override
    public void start(Board from, int radius) {
        board = from.copy();
        this.radius = radius;
        near.clear();
        backward.clear();
        for (Cell cell : board.emptyCells()) {
            search:
            for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
                for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                    if (inside(r, c) && !board.isEmpty(r, c)) {
                        near.add(cell);
                        break search;
                    }
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = near.remove(cell);
        int size = near.size();
        Set<Cell> known = new HashSet<>(near);
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (inside(r, c) && board.isEmpty(r, c) && known.add(new Cell(r, c))) {
                    near.add(new Cell(r, c));
                }
            }
        }
        List<Cell> more = List.copyOf(near.subList(size, near.size()));
        backward.push(() -> {
            board.clear(cell);
            near.removeAll(more);
            if (was) {
                near.add(cell);
            }
        });
    }

    @Override
    public void undo() {
        if (backward.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        backward.pop().run();
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
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return Collections.unmodifiableList(near);
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
