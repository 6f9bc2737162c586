// exercise: 07
// truth: wrong
// mistake: cells are packed into numbers as row * 16 + column, so on boards of 17 rows or more two cells share a number
// player: both
// style: TreeSet of packed ints, journal of int arrays
// kind: subtle
// single: yes
// detail: boards of 17 to 19 rows with stones near column 16 or more
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
    private final TreeSet<Integer> open = new TreeSet<>();
    private final Deque<int[]> journal = new ArrayDeque<>();

    private static int pack(int row, int column) {
        return row << 4 | column;
    }

    private static Cell unpack(int code) {
        return new Cell(code >> 4, code & 15);
    }

    @Override
    public void start(Board from, int radius) {
        this.board = from.copy();
        this.radius = radius;
        open.clear();
        journal.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    around(r, c).forEach(open::add);
                }
            }
        }
    }

    private IntStream around(int row, int column) {
        int low = Math.max(0, column - radius);
        int high = Math.min(board.size() - 1, column + radius);
        return IntStream.rangeClosed(Math.max(0, row - radius), Math.min(board.size() - 1, row + radius))
                .flatMap(r -> IntStream.rangeClosed(low, high)
                        .filter(c -> board.isEmpty(r, c))
                        .map(c -> pack(r, c)));
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = open.remove(pack(cell.row(), cell.column()));
        int[] fresh = around(cell.row(), cell.column()).filter(open::add).toArray();
        int[] entry = Arrays.copyOf(fresh, fresh.length + 3);
        entry[fresh.length] = cell.row();
        entry[fresh.length + 1] = cell.column();
        entry[fresh.length + 2] = was ? 1 : 0;
        journal.push(entry);
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("no move");
        }
        int[] entry = journal.pop();
        int n = entry.length - 3;
        board.clear(new Cell(entry[n], entry[n + 1]));
        for (int i = 0; i < n; i++) {
            open.remove(entry[i]);
        }
        if (entry[n + 2] == 1) {
            open.add(pack(entry[n], entry[n + 1]));
        }
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
        return board.stones() == 0
                ? List.of(new Cell(board.size() / 2, board.size() / 2))
                : open.stream().map(MyCandidates::unpack).toList();
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
