// exercise: 07
// truth: wrong
// mistake: the test for two ways asks player() after the stone is already on the board, so it looks for fives of the opponent
// player: both
// style: Optional, small helper class for a line
// kind: slip
// single: yes
// detail: ordered: open fours and double fours are not put before the other cells

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** A direction, seen from a cell. */
    private final class Line {
        private final int down;
        private final int right;

        Line(int down, int right) {
            this.down = down;
            this.right = right;
        }

        Optional<Cell> step(Cell from, int steps) {
            int row = from.row() + steps * down;
            int column = from.column() + steps * right;
            return row < 0 || column < 0 || row >= board.size() || column >= board.size() ? Optional.empty() : Optional.of(new Cell(row, column));
        }

        int count(Cell from, Player player, int sign) {
            int n = 0;
            while (step(from, sign * (n + 1)).flatMap(board::at).filter(player::equals).isPresent()) {
                n++;
            }
            return n;
        }

        boolean five(Cell cell, Player player) {
            return count(cell, player, 1) + 1 + count(cell, player, -1) >= 5;
        }
    }

    private final List<Line> lines = List.of(new Line(0, 1), new Line(1, 0), new Line(1, 1), new Line(1, -1));
    private final Map<Cell, Integer> near = new HashMap<>();
    private final ArrayDeque<Cell> made = new ArrayDeque<>();
    private Board board;
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.board = Board.empty(board.size());
        this.radius = radius;
        near.clear();
        made.clear();
        for (int i = 0; i < board.size() * board.size(); i++) {
            Cell cell = new Cell(i / board.size(), i % board.size());
            board.at(cell).ifPresent(player -> put(cell, player));
        }
    }

    private void put(Cell cell, Player player) {
        board.put(cell, player);
        around(cell).forEach(c -> near.merge(c, 1, Integer::sum));
    }

    private Set<Cell> around(Cell cell) {
        Set<Cell> cells = new LinkedHashSet<>();
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size()) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        put(cell, player());
        made.addLast(cell);
    }

    @Override
    public void undo() {
        Cell cell = Optional.ofNullable(made.pollLast()).orElseThrow(() -> new IllegalStateException("no move was made"));
        board.clear(cell);
        around(cell).forEach(c -> near.computeIfPresent(c, (key, n) -> n == 1 ? null : n - 1));
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
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> cells = new ArrayList<>(near.keySet());
        cells.removeIf(Predicate.not(board::isEmpty));
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> left = new ArrayList<>(candidates());
        List<Cell> sorted = new ArrayList<>();
        List<Predicate<Cell>> kinds = List.of(
                cell -> makesFive(cell, player()), cell -> makesFive(cell, player().opponent()), this::twoWays, cell -> true);
        for (Predicate<Cell> kind : kinds) {
            for (Cell cell : List.copyOf(left)) {
                if (kind.test(cell)) {
                    sorted.add(cell);
                    left.remove(cell);
                }
            }
        }
        return sorted;
    }

    private boolean makesFive(Cell cell, Player player) {
        return lines.stream().anyMatch(line -> line.five(cell, player));
    }

    private boolean twoWays(Cell cell) {
        board.put(cell, player());
        int ways = 0;
        for (Line line : lines) {
            for (int s = -4; s <= 4; s++) {
                Optional<Cell> there = line.step(cell, s).filter(board::isEmpty);
                if (there.isPresent() && makesFive(there.get(), player())) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2;
    }
}
