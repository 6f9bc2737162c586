// exercise: 07
// truth: wrong
// mistake: the candidates are remembered by the stones on the board alone and the memory is not emptied by start, so after a start with another radius known boards get the candidates of the old radius
// kind: subtle
// player: both
// style: memo table from the board's text to its candidates
// single: yes
// detail: needs one object started twice with different radii and the same stones
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private final Map<String, List<Cell>> known = new HashMap<>();
    private Board board = Board.empty(15);
    private int radius = 2;
    private ArrayDeque<Cell> line = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        line = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.addLast(cell);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("nothing made");
        }
        board.clear(line.removeLast());
    }

    @Override
    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        // the same stones have the same candidates, in whatever order they were put
        return new ArrayList<>(known.computeIfAbsent(board.toString(), text -> search()));
    }

    private List<Cell> search() {
        List<Cell> found = new ArrayList<>();
        if (board.stones() == 0) {
            found.add(new Cell(board.size() / 2, board.size() / 2));
            return found;
        }
        next:
        for (Cell cell : board.emptyCells()) {
            for (int r = -radius; r <= radius; r++) {
                for (int c = -radius; c <= radius; c++) {
                    int row = cell.row() + r, column = cell.column() + c;
                    if (on(row, column) && !board.isEmpty(row, column)) {
                        found.add(cell);
                        continue next;
                    }
                }
            }
        }
        return found;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Cell, Integer> ranks = new HashMap<>();
        for (Cell cell : candidates()) {
            ranks.put(cell, rank(cell, me));
        }
        List<Cell> cells = new ArrayList<>(ranks.keySet());
        cells.sort(Comparator.comparing(ranks::get));
        return cells;
    }

    private int rank(Cell cell, Player me) {
        if (isFive(cell, me)) return 0;
        if (isFive(cell, me.opponent())) return 1;
        int ways = 0;
        board.put(cell, me);
        for (Cell other : board.emptyCells()) {
            if (isFive(other, me)) ways++;
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private boolean isFive(Cell cell, Player who) {
        return length(cell, who, 1, 0) >= 5 || length(cell, who, 0, 1) >= 5
                || length(cell, who, 1, 1) >= 5 || length(cell, who, 1, -1) >= 5;
    }

    private int length(Cell cell, Player who, int dr, int dc) {
        int n = 1;
        for (int i = 1; is(cell.row() + i * dr, cell.column() + i * dc, who); i++) n++;
        for (int i = 1; is(cell.row() - i * dr, cell.column() - i * dc, who); i++) n++;
        return n;
    }

    private boolean is(int row, int column, Player who) {
        return on(row, column) && board.has(who, row, column);
    }

    private boolean on(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }
}
