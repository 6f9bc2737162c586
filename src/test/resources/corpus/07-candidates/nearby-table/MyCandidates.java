// exercise: 07
// truth: wrong
// mistake: the lists of near cells are kept in a map by cell that start does not clear when the board has the same size, so another radius is ignored for cells already met
// player: both
// style: computeIfAbsent table of neighbourhoods, counters
// kind: subtle
// single: yes
// detail: one object started twice on boards of the same size with different radius
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private Map<Cell, List<Cell>> table = new HashMap<>();
    private int[][] stonesNear = new int[15][15];
    private final Deque<Cell> made = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        if (board.size() != this.board.size()) {
            table = new HashMap<>(); // other edges
        }
        this.board = board.copy();
        this.radius = radius;
        this.stonesNear = new int[board.size()][board.size()];
        this.made.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    count(new Cell(row, column), 1);
                }
            }
        }
    }

    private List<Cell> around(Cell cell) {
        return table.computeIfAbsent(cell, center -> {
            List<Cell> cells = new ArrayList<>();
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    int distance = Math.max(Math.abs(row - center.row()), Math.abs(column - center.column()));
                    if (distance > 0 && distance <= radius) {
                        cells.add(new Cell(row, column));
                    }
                }
            }
            return cells;
        });
    }

    private void count(Cell cell, int by) {
        for (Cell near : around(cell)) {
            stonesNear[near.row()][near.column()] += by;
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        count(cell, 1);
        made.push(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell cell = made.pop();
        count(cell, -1);
        board.clear(cell);
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
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
        } else {
            for (Cell cell : board.emptyCells()) {
                if (stonesNear[cell.row()][cell.column()] > 0) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        ArrayDeque<Cell> queue = new ArrayDeque<>();
        List<Cell> threes = new ArrayList<>();
        List<Cell> twos = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (makesFive(cell, me)) {
                queue.addFirst(cell);
            } else if (makesFive(cell, me.opponent())) {
                twos.add(cell);
            } else if (fivesAfter(cell, me) >= 2) {
                threes.add(cell);
            } else {
                rest.add(cell);
            }
        }
        queue.addAll(twos);
        queue.addAll(threes);
        queue.addAll(rest);
        return new ArrayList<>(queue);
    }

    private int fivesAfter(Cell cell, Player me) {
        Board before = board;
        board = board.copy();
        board.put(cell, me);
        int fives = 0;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                for (int step = 1; step <= 4; step++) {
                    int row = cell.row() + down * step;
                    int column = cell.column() + right * step;
                    if (isOn(row, column) && board.isEmpty(row, column) && makesFive(new Cell(row, column), me)) {
                        fives++;
                    }
                }
            }
        }
        board = before;
        return fives;
    }

    private boolean isOn(int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size();
    }

    private boolean makesFive(Cell cell, Player who) {
        for (int[] way : new int[][] {{0, 1}, {1, -1}, {1, 0}, {1, 1}}) {
            int first = 0;
            while (has(who, cell.row() - (first + 1) * way[0], cell.column() - (first + 1) * way[1])) {
                first++;
            }
            int second = 0;
            while (has(who, cell.row() + (second + 1) * way[0], cell.column() + (second + 1) * way[1])) {
                second++;
            }
            if (first + 1 + second >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean has(Player who, int row, int column) {
        return isOn(row, column) && board.has(who, row, column);
    }
}
