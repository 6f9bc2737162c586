// exercise: 07
// truth: wrong
// mistake: for the third kind it counts lines of five with four stones and a gap, and not their gaps: two such lines with the same gap pass for two ways
// kind: subtle
// player: both
// style: table of all lines of five, records, streams
// single: yes
// detail: such as X X X . X X where the move makes a row of stones with one gap that completes six
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Line(List<Cell> cells) {}

    private Board board;
    private int radius;
    private final Deque<Cell> moves = new ArrayDeque<>();
    private Map<Cell, List<Line>> through = Map.of();
    private List<Line> all = List.of();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
        through = linesThrough(board.size());
        all = through.values().stream().flatMap(List::stream).distinct().toList();
    }

    private static Map<Cell, List<Line>> linesThrough(int size) {
        Map<Cell, List<Line>> map = new TreeMap<>();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                for (int[] d : directions) {
                    int endRow = row + 4 * d[0];
                    int endColumn = column + 4 * d[1];
                    if (endRow >= size || endColumn >= size || endColumn < 0) {
                        continue;
                    }
                    List<Cell> cells = new ArrayList<>();
                    for (int i = 0; i < 5; i++) {
                        cells.add(new Cell(row + i * d[0], column + i * d[1]));
                    }
                    Line line = new Line(cells);
                    cells.forEach(cell -> map.computeIfAbsent(cell, key -> new ArrayList<>()).add(line));
                }
            }
        }
        return map;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.addFirst(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        board.clear(moves.removeFirst());
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
        int n = board.size();
        TreeSet<Cell> set = new TreeSet<>();
        if (board.stones() == 0) {
            set.add(new Cell(n / 2, n / 2));
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (!board.isEmpty(r, c)) {
                    for (int i = Math.max(0, r - radius); i <= Math.min(n - 1, r + radius); i++) {
                        for (int j = Math.max(0, c - radius); j <= Math.min(n - 1, c + radius); j++) {
                            if (board.isEmpty(i, j)) {
                                set.add(new Cell(i, j));
                            }
                        }
                    }
                }
            }
        }
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Integer, List<Cell>> groups = new TreeMap<>();
        for (Cell cell : candidates()) {
            groups.computeIfAbsent(group(cell, me), key -> new ArrayList<>()).add(cell);
        }
        return groups.values().stream().flatMap(List::stream).toList();
    }

    private int group(Cell cell, Player me) {
        if (linesWith(cell, me, 4) > 0) {
            return 0; // four stones, and the cell is the fifth
        }
        if (linesWith(cell, me.opponent(), 4) > 0) {
            return 1;
        }
        board.put(cell, me);
        // Four stones and one free cell: each of these lines is a way to win.
        long ways = all.stream()
                .filter(line -> count(line, me) == 4 && count(line, me.opponent()) == 0)
                .count();
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    /** How many lines through the empty cell have so many stones of the player and otherwise only empty cells. */
    private long linesWith(Cell cell, Player who, int stones) {
        return through.getOrDefault(cell, List.of()).stream()
                .filter(line -> count(line, who) == stones && count(line, who.opponent()) == 0)
                .count();
    }

    private int count(Line line, Player who) {
        int count = 0;
        for (Cell cell : line.cells()) {
            count += board.has(who, cell.row(), cell.column()) ? 1 : 0;
        }
        return count;
    }
}
