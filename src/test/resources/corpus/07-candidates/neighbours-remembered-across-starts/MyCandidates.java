// exercise: 07
// truth: wrong
// mistake: the cells near a cell are remembered in a map that start does not empty, so that a later start with another radius or size gets the neighbours of the earlier one
// kind: subtle
// player: both
// style: memo map of neighbourhoods, counts in a HashMap
// single: yes
// detail: only when one object is started a second time with another radius or another size
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Map<Cell, Integer> stonesNear = new HashMap<>();
    private final Map<Cell, List<Cell>> neighbours = new HashMap<>();
    private final ArrayList<Cell> line = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        line.clear();
        stonesNear = new HashMap<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                Cell cell = new Cell(row, column);
                if (!board.isEmpty(cell)) {
                    add(cell, +1);
                }
            }
        }
    }

    private void add(Cell stone, int change) {
        for (Cell cell : neighbours.computeIfAbsent(stone, this::findNeighbours)) {
            stonesNear.merge(cell, change, Integer::sum);
        }
    }

    private List<Cell> findNeighbours(Cell cell) {
        List<Cell> list = new ArrayList<>();
        for (int down = -radius; down <= radius; down++) {
            for (int right = -radius; right <= radius; right++) {
                int row = cell.row() + down;
                int column = cell.column() + right;
                if (inside(row, column) && (down != 0 || right != 0)) {
                    list.add(new Cell(row, column));
                }
            }
        }
        return list;
    }

    private boolean inside(int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.add(cell);
        add(cell, +1);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        Cell cell = line.remove(line.size() - 1);
        board.clear(cell);
        add(cell, -1);
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(board.size() / 2, board.size() / 2));
        } else {
            stonesNear.forEach((cell, stones) -> {
                if (stones > 0 && board.isEmpty(cell)) {
                    result.add(cell);
                }
            });
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Cell, Integer> ranks = new HashMap<>();
        List<Cell> cells = candidates();
        for (Cell cell : cells) {
            ranks.put(cell, rank(cell, me));
        }
        cells.sort((a, b) -> ranks.get(a) - ranks.get(b));
        return cells;
    }

    private int rank(Cell cell, Player me) {
        if (five(cell.row(), cell.column(), me)) {
            return 0;
        }
        if (five(cell.row(), cell.column(), me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int fives = 0;
        for (int down = -4; down <= 4; down++) {
            for (int right = -4; right <= 4; right++) {
                int row = cell.row() + down;
                int column = cell.column() + right;
                boolean inLine = down == 0 || right == 0 || down == right || down == -right;
                if (inLine && inside(row, column) && board.isEmpty(row, column) && five(row, column, me)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private boolean five(int row, int column, Player player) {
        for (int d = 0; d < 4; d++) {
            int down = d == 0 ? 0 : 1;
            int right = d == 1 ? 0 : d == 3 ? -1 : 1;
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = row + sign * down;
                int c = column + sign * right;
                while (inside(r, c) && board.has(player, r, c)) {
                    length++;
                    r += sign * down;
                    c += sign * right;
                }
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
