// exercise: 07
// truth: wrong
// mistake: candidates returns an unmodifiable view of the own list, which changes with the next move
// player: both
// style: list of candidates kept up to date, snapshots for undo
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private final List<Cell> nearCells = new ArrayList<>();
    private final Deque<List<Cell>> before = new ArrayDeque<>();
    private final Deque<Cell> line = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        nearCells.clear();
        before.clear();
        line.clear();
        fill();
    }

    private void fill() {
        nearCells.clear();
        if (board.stones() == 0) {
            nearCells.add(new Cell(board.size() / 2, board.size() / 2));
            return;
        }
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) {
                nearCells.add(cell);
            }
        }
    }

    private boolean hasNeighbour(Cell cell) {
        int max = board.size() - 1;
        for (int r = Math.max(0, cell.row() - radius); r <= Math.min(max, cell.row() + radius); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= Math.min(max, cell.column() + radius); c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.push(cell);
        before.push(new ArrayList<>(nearCells));
        fill();
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        board.clear(line.pop());
        nearCells.clear();
        nearCells.addAll(before.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.O) == board.count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        return Collections.unmodifiableList(nearCells);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(nearCells);
        list.sort(Comparator.comparing((Cell c) -> !completes(c, player()))
                .thenComparing(c -> !completes(c, player().opponent()))
                .thenComparing(c -> !forks(c)));
        return list;
    }

    private boolean forks(Cell cell) {
        Player mover = player();
        board.put(cell, mover);
        int count = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                for (int i = 1; i < 5 && (dr != 0 || dc != 0); i++) {
                    int r = cell.row() + dr * i, c = cell.column() + dc * i;
                    if (valid(r, c) && board.isEmpty(r, c) && completes(new Cell(r, c), mover)) {
                        count++;
                    }
                }
            }
        }
        board.clear(cell);
        return count >= 2;
    }

    private boolean valid(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private boolean completes(Cell cell, Player who) {
        return row(cell, who, 0, 1) >= 5 || row(cell, who, 1, 0) >= 5 || row(cell, who, 1, 1) >= 5 || row(cell, who, -1, 1) >= 5;
    }

    private int row(Cell cell, Player who, int dr, int dc) {
        int n = 1;
        for (int s : new int[] {1, -1}) {
            for (int i = 1; valid(cell.row() + s * i * dr, cell.column() + s * i * dc)
                    && board.has(who, cell.row() + s * i * dr, cell.column() + s * i * dc); i++) {
                n++;
            }
        }
        return n;
    }
}
