// exercise: 07
// truth: right
// mistake: none; unusual: what undoes a move is a Runnable on a stack; the turn is a field; candidates are a hash map of reference counts, and the board is never looked at for them
// player: both
// style: command pattern with lambdas
// single: yes
// detail: the order inside a group is that of a hash map
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private Player turn;
    private int reach;
    private Map<Cell, Integer> references;
    private Deque<Runnable> undos;

    @Override
    public void start(Board start, int radius) {
        Board copy = start.copy();
        board = copy;
        reach = radius;
        turn = copy.count(Player.X) == copy.count(Player.O) ? Player.X : Player.O;
        references = new HashMap<>();
        undos = new ArrayDeque<>();
        for (int row = 0; row < copy.size(); row++)
            for (int column = 0; column < copy.size(); column++)
                if (!copy.isEmpty(row, column)) square(new Cell(row, column), this::refer, 1);
    }

    private void refer(Cell cell, int by) {
        references.merge(cell, by, (a, b) -> a + b == 0 ? null : Integer.valueOf(a + b));
    }

    private void square(Cell middle, ObjIntConsumer<Cell> what, int by) {
        int last = board.size() - 1;
        int top = Math.max(0, middle.row() - reach), bottom = Math.min(last, middle.row() + reach);
        int left = Math.max(0, middle.column() - reach), right = Math.min(last, middle.column() + reach);
        for (int row = top; row <= bottom; row++)
            for (int column = left; column <= right; column++) what.accept(new Cell(row, column), by);
    }

    @Override
    public void make(Cell cell) {
        Player before = turn;
        board.put(cell, before);
        square(cell, this::refer, 1);
        turn = before.opponent();
        undos.push(() -> {
            turn = before;
            square(cell, this::refer, -1);
            board.clear(cell);
        });
    }

    @Override
    public void undo() {
        Runnable last = undos.poll();
        if (last == null) throw new IllegalStateException("no command to undo");
        last.run();
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
        int middle = board.size() / 2;
        return references.isEmpty()
                ? List.of(new Cell(middle, middle))
                : references.keySet().stream().filter(board::isEmpty).collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> rest = new ArrayList<>(candidates());
        List<Cell> result = new ArrayList<>();
        Player me = turn;
        List<Predicate<Cell>> wishes =
                List.of(c -> five(c, me), c -> five(c, me.opponent()), c -> twoFives(c, me), c -> true);
        for (Predicate<Cell> wish : wishes) {
            Map<Boolean, List<Cell>> parts = rest.stream().collect(Collectors.partitioningBy(wish));
            result.addAll(parts.get(true));
            rest = parts.get(false);
        }
        return result;
    }

    private boolean twoFives(Cell cell, Player me) {
        board.put(cell, me);
        try {
            int found = 0;
            for (int dr = -1; dr <= 1; dr++)
                for (int dc = -1; dc <= 1; dc++)
                    for (int i = 1; i <= 4 && (dr | dc) != 0; i++) {
                        int row = cell.row() + i * dr, column = cell.column() + i * dc;
                        if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) break;
                        if (board.isEmpty(row, column) && five(new Cell(row, column), me)) found++;
                    }
            return found >= 2;
        } finally {
            board.clear(cell);
        }
    }

    private boolean five(Cell cell, Player who) {
        return line(cell, who, 0, 1) || line(cell, who, 1, 0) || line(cell, who, 1, 1) || line(cell, who, 1, -1);
    }

    private boolean line(Cell cell, Player who, int dr, int dc) {
        int stones = 0;
        for (int sign = 1; sign >= -1; sign -= 2) {
            int row = cell.row() + sign * dr, column = cell.column() + sign * dc;
            while (row >= 0 && column >= 0 && row < board.size() && column < board.size()
                    && board.has(who, row, column)) {
                stones++;
                row += sign * dr;
                column += sign * dc;
            }
        }
        return stones >= 4;
    }
}
