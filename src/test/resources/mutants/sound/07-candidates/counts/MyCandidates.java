// Sound: for each cell the number of stones near it.

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
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board = Board.empty(15);
    private int radius = 2;
    private int[][] near = new int[15][15];
    private final Deque<Cell> made = new ArrayDeque<>();

    @Override
    public void start(Board start, int howFar) {
        board = Board.empty(start.size());
        radius = howFar;
        near = new int[start.size()][start.size()];
        made.clear();
        for (int row = 0; row < start.size(); row++) {
            for (int column = 0; column < start.size(); column++) {
                Cell cell = new Cell(row, column);
                start.at(cell).ifPresent(player -> {
                    board.put(cell, player);
                    count(cell, 1);
                });
            }
        }
    }

    private void count(Cell cell, int more) {
        for (int row = cell.row() - radius; row <= cell.row() + radius; row++) {
            for (int column = cell.column() - radius; column <= cell.column() + radius; column++) {
                if (isOnBoard(row, column)) {
                    near[row][column] += more;
                }
            }
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
        int middle = board.size() / 2;
        return board.stones() == 0 ? List.of(new Cell(middle, middle)) : board.emptyCells().stream().filter(cell -> near[cell.row()][cell.column()] > 0).toList();
    }

    @Override
    public List<Cell> ordered() {
        Player player = player();
        List<Cell> cells = new ArrayList<>(candidates());
        cells.sort(Comparator.comparingInt(cell -> rank(cell, player)));
        return cells;
    }

    private int rank(Cell cell, Player player) {
        if (makesFive(cell, player)) {
            return 0;
        }
        if (makesFive(cell, player.opponent())) {
            return 1;
        }
        board.put(cell, player);
        long fives = emptyInLineWith(cell).stream()
                .filter(each -> makesFive(each, player))
                .count();
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private boolean makesFive(Cell cell, Player player) {
        for (int[] direction : DIRECTIONS) {
            int stones = 1
                    + stones(cell, player, direction[0], direction[1])
                    + stones(cell, player, -direction[0], -direction[1]);
            if (stones >= 5) {
                return true;
            }
        }
        return false;
    }

    /** How many stones of the player follow each other beside the cell, in one direction. */
    private int stones(Cell cell, Player player, int down, int right) {
        int count = 0;
        int row = cell.row() + down;
        int column = cell.column() + right;
        while (isOnBoard(row, column) && board.has(player, row, column)) {
            count++;
            row += down;
            column += right;
        }
        return count;
    }

    /** A five that the stone helps to make lies within four cells of it. */
    private List<Cell> emptyInLineWith(Cell cell) {
        List<Cell> cells = new ArrayList<>();
        for (int[] direction : DIRECTIONS) {
            for (int step = -4; step <= 4; step++) {
                int row = cell.row() + step * direction[0];
                int column = cell.column() + step * direction[1];
                if (isOnBoard(row, column) && board.at(row, column).isEmpty()) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    private boolean isOnBoard(int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size();
    }
}
