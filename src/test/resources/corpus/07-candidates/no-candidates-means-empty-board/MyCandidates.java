// exercise: 07
// truth: wrong
// mistake: it takes "no cell found" for "the board is empty" and answers with the middle, also when the board is full, where there are no candidates
// kind: subtle
// player: both
// style: boolean marks on the whole board, helper class for lines
// single: yes
// detail: only on a full board (such as 5x5 after 25 moves, or start with a full board)
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** Counts stones in line. */
    private static final class Lines {
        private final Board board;

        Lines(Board board) {
            this.board = board;
        }

        boolean five(int row, int column, Player who) {
            for (int i = 0; i < 4; i++) {
                int dr = i / 3 == 1 ? 0 : 1;
                int dc = i / 3 == 1 ? 1 : i - 1;
                if (arm(row, column, dr, dc, who) + arm(row, column, -dr, -dc, who) > 3) {
                    return true;
                }
            }
            return false;
        }

        private int arm(int row, int column, int dr, int dc, Player who) {
            int n = 0;
            while (on(row + (n + 1) * dr, column + (n + 1) * dc) && board.has(who, row + (n + 1) * dr, column + (n + 1) * dc)) {
                n++;
            }
            return n;
        }

        private boolean on(int row, int column) {
            return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
        }

        int ways(Cell cell, Player who) {
            board.put(cell, who);
            int ways = 0;
            for (int r = cell.row() - 4; r <= cell.row() + 4; r++) {
                for (int c = cell.column() - 4; c <= cell.column() + 4; c++) {
                    boolean line = r == cell.row() || c == cell.column() || Math.abs(r - cell.row()) == Math.abs(c - cell.column());
                    if (line && on(r, c) && board.isEmpty(r, c) && five(r, c, who)) {
                        ways++;
                    }
                }
            }
            board.clear(cell);
            return ways;
        }
    }

    private Board board;
    private int radius;
    private final LinkedList<Cell> made = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        made.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.addLast(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException();
        }
        board.clear(made.removeLast());
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
        int size = board.size();
        boolean[][] near = new boolean[size][size];
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (!board.isEmpty(r, c)) {
                    for (int i = Math.max(0, r - radius); i < Math.min(size, r + radius + 1); i++) {
                        for (int j = Math.max(0, c - radius); j < Math.min(size, c + radius + 1); j++) {
                            near[i][j] = true;
                        }
                    }
                }
            }
        }
        List<Cell> cells = new ArrayList<>(board.emptyCells());
        cells.removeIf(cell -> !near[cell.row()][cell.column()]);
        if (cells.isEmpty()) {
            cells.add(new Cell(size / 2, size / 2)); // the first move
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Lines lines = new Lines(board.copy());
        Player me = player();
        LinkedList<Cell> front = new LinkedList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> ways = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (lines.five(cell.row(), cell.column(), me)) {
                front.addFirst(cell);
            } else if (lines.five(cell.row(), cell.column(), me.opponent())) {
                blocks.add(cell);
            } else if (board.isEmpty(cell) && lines.ways(cell, me) >= 2) {
                ways.add(cell);
            } else {
                others.add(cell);
            }
        }
        front.addAll(blocks);
        front.addAll(ways);
        front.addAll(others);
        return front;
    }
}
