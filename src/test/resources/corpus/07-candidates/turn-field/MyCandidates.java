// exercise: 07
// truth: wrong
// mistake: start always sets the turn to X, whatever stones are on the board
// player: MIN
// style: field for the turn, LinkedHashSet, record
// single: yes
// detail: after a start from a board on which X has a stone more than O
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Step(Cell cell, Set<Cell> before) {}

    private Board board;
    private int radius;
    private Player turn;
    private Set<Cell> cells;
    private Deque<Step> steps;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        turn = Player.X;
        steps = new ArrayDeque<>();
        cells = new LinkedHashSet<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    addAround(r, c);
                }
            }
        }
    }

    private void addAround(int row, int column) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (onBoard(r, c) && board.isEmpty(r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
    }

    private boolean onBoard(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, turn);
        steps.push(new Step(cell, new LinkedHashSet<>(cells)));
        cells.remove(cell);
        addAround(cell.row(), cell.column());
        turn = turn.opponent();
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Step step = steps.pop();
        board.clear(step.cell());
        cells = step.before();
        turn = turn.opponent();
    }

    @Override
    public Player player() {
        return turn;
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
        return new ArrayList<>(cells);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(candidates());
        list.sort(Comparator.comparing((Cell c) -> !makesFive(c, turn))
                .thenComparing(c -> !makesFive(c, turn.opponent()))
                .thenComparing(c -> !makesTwo(c)));
        return list;
    }

    private boolean makesTwo(Cell cell) {
        board.put(cell, turn);
        Set<Cell> found = new LinkedHashSet<>();
        for (int d = 0; d < 9; d++) {
            for (int n = 1; n <= 4 && d != 4; n++) {
                int r = cell.row() + n * (d / 3 - 1);
                int c = cell.column() + n * (d % 3 - 1);
                if (onBoard(r, c) && board.isEmpty(r, c) && makesFive(new Cell(r, c), turn)) {
                    found.add(new Cell(r, c));
                }
            }
        }
        board.clear(cell);
        return found.size() >= 2;
    }

    private boolean makesFive(Cell cell, Player who) {
        for (int d = 0; d < 4; d++) {
            int r = d / 3 - 1;
            int c = d % 3 - 1;
            if (count(cell, who, r, c) + count(cell, who, -r, -c) + 1 >= 5) {
                return true;
            }
        }
        return false;
    }

    private int count(Cell cell, Player who, int r, int c) {
        int n = 0;
        while (onBoard(cell.row() + (n + 1) * r, cell.column() + (n + 1) * c)
                && board.has(who, cell.row() + (n + 1) * r, cell.column() + (n + 1) * c)) {
            n++;
        }
        return n;
    }
}
