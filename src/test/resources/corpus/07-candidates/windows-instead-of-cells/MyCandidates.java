// exercise: 07
// truth: wrong
// mistake: for "two ways" it counts the windows of five cells that have four stones and a hole, not the cells that complete a five: XXX.XX has two such windows and one cell
// kind: subtle
// player: both
// style: windows of five cells slid over the four lines
// single: yes
// detail: a stone that makes XXX.XX, XXX.XXX or XX.XXX, with one cell that completes, is listed before a stone that really makes two cells possible
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

    private Board board;
    private int radius;
    private final Deque<Cell> moves = new ArrayDeque<>();

    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
    }

    public void make(Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        board.put(cell, player());
        moves.addLast(cell);
    }

    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("cannot undo");
        }
        board.clear(moves.removeLast());
    }

    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    public Board board() {
        return board;
    }

    public List<Cell> candidates() {
        Set<Cell> cells = new LinkedHashSet<>();
        int n = board.size();
        if (board.stones() == 0) {
            cells.add(new Cell(n / 2, n / 2));
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (board.isEmpty(row, column)) {
                    continue;
                }
                for (int r = Math.max(0, row - radius); r < Math.min(n, row + radius + 1); r++) {
                    for (int c = Math.max(0, column - radius); c < Math.min(n, column + radius + 1); c++) {
                        if (board.isEmpty(r, c)) {
                            cells.add(new Cell(r, c));
                        }
                    }
                }
            }
        }
        return new ArrayList<>(cells);
    }

    public List<Cell> ordered() {
        TreeMap<Integer, List<Cell>> ranks = new TreeMap<>();
        Player me = player();
        for (Cell cell : candidates()) {
            int rank;
            if (windows(cell, me, 5) > 0) {
                rank = 0;
            } else if (windows(cell, me.opponent(), 5) > 0) {
                rank = 1;
            } else if (windows(cell, me, 4) >= 2) {
                rank = 2;
            } else {
                rank = 3;
            }
            ranks.computeIfAbsent(rank, key -> new ArrayList<>()).add(cell);
        }
        List<Cell> result = new ArrayList<>();
        ranks.values().forEach(result::addAll);
        return result;
    }

    /** In how many windows of five cells through the cell the player would have so many stones, and the rest is empty. */
    private int windows(Cell cell, Player player, int stones) {
        int found = 0;
        for (int[] line : LINES) {
            for (int first = -4; first <= 0; first++) {
                int mine = 0;
                int empty = 0;
                for (int k = first; k < first + 5; k++) {
                    int r = cell.row() + k * line[0];
                    int c = cell.column() + k * line[1];
                    if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                        break;
                    }
                    if (k == 0 || board.has(player, r, c)) {
                        mine++;
                    } else if (board.isEmpty(r, c)) {
                        empty++;
                    }
                }
                if (mine == stones && mine + empty == 5) {
                    found++;
                }
            }
        }
        return found;
    }
}
