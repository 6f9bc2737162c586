// exercise: 07
// truth: wrong
// mistake: the cells that complete a five after a trial stone are sought among the candidates before it, so one that only the trial stone is near is missed
// player: both
// style: trial stone on the board, candidates as they were
// single: yes
// detail: sometimes; only with radius 1, e.g. the far end of an open four

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
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board = Board.empty(15);
    private int radius = 2;
    private final Set<Cell> open = new LinkedHashSet<>();
    private final Deque<Entry> entries = new ArrayDeque<>();

    private record Entry(Cell cell, boolean listed, Set<Cell> gained) {}

    @Override
    public void start(Board start, int radius) {
        this.board = start.copy();
        this.radius = radius;
        this.open.clear();
        this.entries.clear();
        for (int row = 0; row < start.size(); row++) {
            for (int column = 0; column < start.size(); column++) {
                if (!start.isEmpty(row, column)) {
                    open.addAll(square(new Cell(row, column)));
                }
            }
        }
    }

    private Set<Cell> square(Cell centre) {
        Set<Cell> square = new LinkedHashSet<>();
        for (int row = centre.row() - radius; row <= centre.row() + radius; row++) {
            for (int column = centre.column() - radius; column <= centre.column() + radius; column++) {
                if (onBoard(row, column) && board.isEmpty(row, column)) {
                    square.add(new Cell(row, column));
                }
            }
        }
        return square;
    }

    private boolean onBoard(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Set<Cell> gained = square(cell);
        gained.removeAll(open);
        entries.push(new Entry(cell, open.remove(cell), gained));
        open.addAll(gained);
    }

    @Override
    public void undo() {
        if (entries.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Entry entry = entries.pop();
        board.clear(entry.cell());
        open.removeAll(entry.gained());
        if (entry.listed()) {
            open.add(entry.cell());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() > 0) {
            return new ArrayList<>(open);
        }
        return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
    }

    @Override
    public List<Cell> ordered() {
        Player mover = player();
        List<Cell> all = candidates();
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : all) {
            (completes(cell, mover)
                            ? wins
                            : completes(cell, mover.opponent()) ? blocks : isDouble(cell, all, mover) ? doubles : others)
                    .add(cell);
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(others);
        return wins;
    }

    private boolean isDouble(Cell cell, List<Cell> all, Player mover) {
        board.put(cell, mover);
        long ways = all.stream()
                .filter(other -> board.isEmpty(other) && inLine(cell, other) && completes(other, mover))
                .count();
        board.clear(cell);
        return ways >= 2;
    }

    private static boolean inLine(Cell a, Cell b) {
        int rows = a.row() - b.row();
        int columns = a.column() - b.column();
        return rows == 0 || columns == 0 || rows == columns || rows == -columns;
    }

    private boolean completes(Cell cell, Player player) {
        for (int[] d : DIRECTIONS) {
            if (run(cell, player, d[0], d[1]) + 1 + run(cell, player, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player player, int down, int right) {
        int row = cell.row() + down;
        int column = cell.column() + right;
        int length = 0;
        while (onBoard(row, column) && board.has(player, row, column)) {
            length++;
            row += down;
            column += right;
        }
        return length;
    }
}
