// exercise: 07
// truth: wrong
// mistake: the number of stones near a cell is kept in a byte, which is negative from 128 stones on, so the cell is no candidate any more
// player: both
// style: byte[] of counts, one dimension
// single: yes
// detail: sometimes; only with a large radius (6 and more) and 128 or more stones near an empty cell

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board;
    private int radius;
    private byte[] neighbours;
    private int[] history;
    private int plies;

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        int size = given.size();
        neighbours = new byte[size * size];
        history = new int[size * size];
        plies = 0;
        for (int i = 0; i < size * size; i++) {
            if (given.at(i / size, i % size).isPresent()) {
                spread(i, true);
            }
        }
    }

    private void spread(int index, boolean plus) {
        int size = board.size();
        int row = index / size;
        int column = index % size;
        int top = Math.max(0, row - radius);
        int bottom = Math.min(size - 1, row + radius);
        int left = Math.max(0, column - radius);
        int right = Math.min(size - 1, column + radius);
        for (int r = top; r <= bottom; r++) {
            for (int c = left; c <= right; c++) {
                if (plus) {
                    neighbours[r * size + c]++;
                } else {
                    neighbours[r * size + c]--;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        int index = cell.row() * board.size() + cell.column();
        spread(index, true);
        history[plies++] = index;
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("there is no move to undo");
        }
        int index = history[--plies];
        spread(index, false);
        board.clear(new Cell(index / board.size(), index % board.size()));
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
        int size = board.size();
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(size / 2, size / 2));
        }
        for (int i = 0; i < neighbours.length; i++) {
            if (neighbours[i] > 0 && board.isEmpty(i / size, i % size)) {
                list.add(new Cell(i / size, i % size));
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = candidates();
        Player me = player();
        list.sort(Comparator.comparingInt(c -> rank(c, me)));
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (makesFive(cell, me)) {
            return 0;
        }
        if (makesFive(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int fives = 0;
        for (int[] d : DIRECTIONS) {
            for (int step = -4; step <= 4; step++) {
                int r = cell.row() + step * d[0];
                int c = cell.column() + step * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && makesFive(new Cell(r, c), me)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private boolean makesFive(Cell cell, Player who) {
        for (int[] d : DIRECTIONS) {
            if (stones(cell, who, d[0], d[1]) + stones(cell, who, -d[0], -d[1]) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int stones(Cell cell, Player who, int dr, int dc) {
        int n = 0;
        for (int r = cell.row() + dr, c = cell.column() + dc; inside(r, c) && board.has(who, r, c); r += dr, c += dc) {
            n++;
        }
        return n;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }
}
