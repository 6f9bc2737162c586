// exercise: 07
// truth: wrong
// mistake: undo removes every cell near the stone that is taken back from the candidates, also those that are near another stone
// player: both
// style: HashSet of cells, stack of moves with a flag
// single: yes
// detail: always, as soon as two stones are close to each other
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Set<Cell> cells;
    private ArrayDeque<Cell> moves;
    private ArrayDeque<Boolean> flags;

    @Override
    public void start(Board b, int radius) {
        board = b.copy();
        this.radius = radius;
        cells = new HashSet<>();
        moves = new ArrayDeque<>();
        flags = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    cells.addAll(neighbours(new Cell(r, c)));
                }
            }
        }
    }

    private List<Cell> neighbours(Cell cell) {
        List<Cell> result = new ArrayList<>();
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.isEmpty(r, c)) {
                    result.add(new Cell(r, c));
                }
            }
        }
        return result;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        flags.push(cells.remove(cell));
        cells.addAll(neighbours(cell));
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move");
        }
        Cell cell = moves.pop();
        cells.removeAll(neighbours(cell));
        board.clear(cell);
        if (flags.pop()) {
            cells.add(cell);
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
        if (board.stones() == 0) {
            int m = board.size() / 2;
            return List.of(new Cell(m, m));
        }
        return new ArrayList<>(cells);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(candidates());
        list.sort(Comparator.comparingInt(this::rank));
        return list;
    }

    private int rank(Cell cell) {
        Player me = player();
        if (five(cell, me)) {
            return 0;
        }
        if (five(cell, me.opponent())) {
            return 1;
        }
        int ways = 0;
        board.put(cell, me);
        for (Cell other : board.emptyCells()) {
            if (five(other, me)) {
                ways++;
            }
        }
        board.clear(cell);
        return ways > 1 ? 2 : 3;
    }

    private boolean five(Cell cell, Player p) {
        return line(cell, p, 0, 1) >= 5 || line(cell, p, 1, 0) >= 5 || line(cell, p, 1, 1) >= 5 || line(cell, p, 1, -1) >= 5;
    }

    private int line(Cell cell, Player p, int dr, int dc) {
        return 1 + walk(cell, p, dr, dc) + walk(cell, p, -dr, -dc);
    }

    private int walk(Cell cell, Player p, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int n = 0;
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
