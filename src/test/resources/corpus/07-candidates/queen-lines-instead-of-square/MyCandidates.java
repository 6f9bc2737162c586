// exercise: 07
// truth: wrong
// mistake: near is read as "on one of the eight lines from the stone", so the cells a knight's move away are missing
// player: both
// style: offsets made once in start, counters, int coding
// single: yes
// detail: always with radius 2 and more; with radius 1 it is right
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] EIGHT = {
        {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1},
    };

    private Board board;
    private int[][] touched;
    private List<int[]> offsets;
    private Deque<Cell> done;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        done = new ArrayDeque<>();
        offsets = new ArrayList<>();
        for (int[] d : EIGHT) {
            for (int step = 1; step <= radius; step++) {
                offsets.add(new int[] {step * d[0], step * d[1]});
            }
        }
        touched = new int[board.size()][board.size()];
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    touch(row, column, 1);
                }
            }
        }
    }

    private void touch(int row, int column, int by) {
        for (int[] o : offsets) {
            if (inside(row + o[0], column + o[1])) {
                touched[row + o[0]][column + o[1]] += by;
            }
        }
    }

    private boolean inside(int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        touch(cell.row(), cell.column(), 1);
        done.addLast(cell);
    }

    @Override
    public void undo() {
        Cell cell = done.pollLast();
        if (cell == null) {
            throw new IllegalStateException("nothing has been made");
        }
        touch(cell.row(), cell.column(), -1);
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
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> list = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (touched[cell.row()][cell.column()] != 0) {
                list.add(cell);
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = new ArrayList<>(candidates());
        list.sort(Comparator.comparingInt(cell -> {
            if (five(cell, me)) {
                return 0;
            } else if (five(cell, me.opponent())) {
                return 1;
            } else {
                return waysAfter(cell, me) >= 2 ? 2 : 3;
            }
        }));
        return list;
    }

    private int waysAfter(Cell cell, Player me) {
        int ways = 0;
        board.put(cell, me);
        for (int[] d : EIGHT) {
            for (int step = 1; step <= 4; step++) {
                int row = cell.row() + step * d[0];
                int column = cell.column() + step * d[1];
                if (inside(row, column) && board.isEmpty(row, column) && five(new Cell(row, column), me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways;
    }

    private boolean five(Cell cell, Player p) {
        int[] run = new int[8];
        for (int i = 0; i < 8; i++) {
            int row = cell.row() + EIGHT[i][0];
            int column = cell.column() + EIGHT[i][1];
            while (inside(row, column) && board.has(p, row, column)) {
                run[i]++;
                row += EIGHT[i][0];
                column += EIGHT[i][1];
            }
        }
        for (int i = 0; i < 4; i++) {
            if (run[i] + 1 + run[7 - i] >= 5) {
                return true;
            }
        }
        return false;
    }
}
