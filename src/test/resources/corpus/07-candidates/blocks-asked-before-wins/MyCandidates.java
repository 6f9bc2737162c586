// exercise: 07
// truth: wrong
// mistake: a cell is first asked whether it blocks, so a cell that completes a five of both players is listed among the blocks and may come after a cell that only blocks
// kind: slip
// player: both
// style: enum of threats, own grid of enum values, ranks kept in an EnumMap
// single: yes
// detail: only where a cell completes a five of both players and another cell only blocks and comes before it row by row
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Threat {
        WIN,
        BLOCK,
        TWO_WAYS,
        NONE
    }

    private Player[][] grid;
    private int radius;
    private int size;
    private int stones;
    private int xs;
    private LinkedList<Cell> line;

    @Override
    public void start(Board board, int radius) {
        this.size = board.size();
        this.radius = radius;
        Player[][] cells = new Player[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                cells[row][column] = board.at(row, column).orElse(null);
            }
        }
        this.stones = board.stones();
        this.xs = board.count(Player.X);
        this.grid = cells;
        this.line = new LinkedList<>();
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size) {
            throw new IllegalArgumentException(cell + " is outside");
        }
        if (grid[cell.row()][cell.column()] != null) {
            throw new IllegalArgumentException(cell + " is taken");
        }
        Player player = player();
        grid[cell.row()][cell.column()] = player;
        stones++;
        xs += player == Player.X ? 1 : 0;
        line.add(cell);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell cell = line.removeLast();
        xs -= grid[cell.row()][cell.column()] == Player.X ? 1 : 0;
        grid[cell.row()][cell.column()] = null;
        stones--;
    }

    @Override
    public Player player() {
        return 2 * xs == stones ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (grid[row][column] != null) {
                    board.put(new Cell(row, column), grid[row][column]);
                }
            }
        }
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (stones == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        boolean[][] near = new boolean[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (grid[row][column] == null) {
                    continue;
                }
                for (int r = Math.max(row - radius, 0); r <= Math.min(row + radius, size - 1); r++) {
                    for (int c = Math.max(column - radius, 0); c <= Math.min(column + radius, size - 1); c++) {
                        near[r][c] = true;
                    }
                }
            }
        }
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (near[row][column] && grid[row][column] == null) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Map<Threat, List<Cell>> byThreat = new EnumMap<>(Threat.class);
        Player me = player();
        for (Cell cell : candidates()) {
            byThreat.computeIfAbsent(threat(cell, me), t -> new ArrayList<>()).add(cell);
        }
        return byThreat.values().stream().flatMap(List::stream).toList();
    }

    private Threat threat(Cell cell, Player me) {
        int row = cell.row();
        int column = cell.column();
        if (five(row, column, me.opponent())) {
            return Threat.BLOCK;
        }
        if (five(row, column, me)) {
            return Threat.WIN;
        }
        grid[row][column] = me;
        try {
            int ways = 0;
            for (int k = 1; k <= 4; k++) {
                for (int down = -1; down <= 1; down++) {
                    for (int right = -1; right <= 1; right++) {
                        int r = row + k * down;
                        int c = column + k * right;
                        if (on(r, c) && grid[r][c] == null && five(r, c, me)) {
                            ways++;
                        }
                    }
                }
            }
            return ways > 1 ? Threat.TWO_WAYS : Threat.NONE;
        } finally {
            grid[row][column] = null;
        }
    }

    private boolean on(int r, int c) {
        return r >= 0 && c >= 0 && r < size && c < size;
    }

    private boolean five(int row, int column, Player player) {
        int[][] lines = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (int[] l : lines) {
            int from = 0;
            while (is(row - (from + 1) * l[0], column - (from + 1) * l[1], player)) {
                from++;
            }
            int to = 0;
            while (is(row + (to + 1) * l[0], column + (to + 1) * l[1], player)) {
                to++;
            }
            if (from + to >= 4) {
                return true;
            }
        }
        return false;
    }

    private boolean is(int r, int c, Player player) {
        return on(r, c) && grid[r][c] == player;
    }
}
