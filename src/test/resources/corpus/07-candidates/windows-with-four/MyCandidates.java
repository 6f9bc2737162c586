// exercise: 07
// truth: wrong
// mistake: for the third kind it counts the windows of five with four own stones and one empty cell, not the different cells, so XXX.XX with one empty cell in two windows counts twice
// player: both
// style: windows of five, counters, static nested class
// single: yes
// detail: sometimes; only ordered(), for moves that leave one completing cell in two windows or more
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
    static class Counter {
        final int[][] count;
        final int radius;

        Counter(int size, int radius) {
            this.count = new int[size][size];
            this.radius = radius;
        }

        void add(Cell cell, int delta) {
            for (int r = 0; r < count.length; r++) {
                for (int c = 0; c < count.length; c++) {
                    if (Math.max(Math.abs(r - cell.row()), Math.abs(c - cell.column())) <= radius) {
                        count[r][c] += delta;
                    }
                }
            }
        }
    }

    private Board board;
    private Counter counter;
    private Deque<Cell> made;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.counter = new Counter(board.size(), radius);
        this.made = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    counter.add(new Cell(r, c), 1);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        counter.add(cell, 1);
        made.push(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("no move made");
        }
        Cell cell = made.pop();
        board.clear(cell);
        counter.add(cell, -1);
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(board.size() / 2, board.size() / 2));
        } else {
            for (Cell cell : board.emptyCells()) {
                if (counter.count[cell.row()][cell.column()] > 0) {
                    list.add(cell);
                }
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = candidates();
        record Ranked(Cell cell, int rank) {}
        return list.stream()
                .map(cell -> new Ranked(cell, rank(cell, me)))
                .sorted(Comparator.comparingInt(Ranked::rank))
                .map(Ranked::cell)
                .toList();
    }

    private int rank(Cell cell, Player me) {
        if (fours(cell, me) > 0) {
            return 0;
        }
        if (fours(cell, me.opponent()) > 0) {
            return 1;
        }
        board.put(cell, me);
        int threats = 0;
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                threats += windows(r, c, 0, 1, me) + windows(r, c, 1, 0, me) + windows(r, c, 1, 1, me) + windows(r, c, 1, -1, me);
            }
        }
        board.clear(cell);
        return threats >= 2 ? 2 : 3;
    }

    /** Windows of five through the empty cell in which the player has the four others. */
    private int fours(Cell cell, Player p) {
        int n = 0;
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            for (int back = 0; back < 5; back++) {
                n += windows(cell.row() - back * d[0], cell.column() - back * d[1], d[0], d[1], p);
            }
        }
        return n;
    }

    /** 1 if the window of five that starts here has four stones of the player and an empty cell. */
    private int windows(int r, int c, int dr, int dc, Player p) {
        int stones = 0;
        int empty = 0;
        for (int k = 0; k < 5; k++) {
            int i = r + k * dr;
            int j = c + k * dc;
            if (i < 0 || j < 0 || i >= board.size() || j >= board.size()) {
                return 0;
            }
            if (board.has(p, i, j)) {
                stones++;
            } else if (board.isEmpty(i, j)) {
                empty++;
            }
        }
        return stones == 4 && empty == 1 ? 1 : 0;
    }
}
