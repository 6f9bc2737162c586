// Sound: no memory but the board: everything is found when it is asked for. What cannot be done is not supported: any exception refuses.

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius;
    private final Deque<Cell> made = new ArrayDeque<>();

    @Override
    public void start(Board start, int howFar) {
        board = start.copy();
        radius = howFar;
        made.clear();
    }

    @Override
    public void make(Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new UnsupportedOperationException("no move " + cell);
        }
        board.put(cell, player());
        made.push(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new UnsupportedOperationException("no move was made");
        }
        board.clear(made.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isEmpty() && nearStone(row, column)) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return board.stones() == 0 ? List.of(new Cell(board.size() / 2, board.size() / 2)) : cells;
    }

    private boolean nearStone(int row, int column) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                boolean inside = r >= 0 && r < board.size() && c >= 0 && c < board.size();
                if (inside && board.at(r, c).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> strong = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (fives(player(), cell)) {
                wins.add(cell);
            } else if (fives(player().opponent(), cell)) {
                blocks.add(cell);
            } else if (ways(player(), cell) > 1) {
                strong.add(0, cell);
            } else {
                rest.add(0, cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(strong);
        wins.addAll(rest);
        return wins;
    }

    private int ways(Player player, Cell cell) {
        Board next = board.copy();
        next.put(cell, player);
        int ways = 0;
        for (Cell each : next.emptyCells()) {
            ways += fives(next, player, each) ? 1 : 0;
        }
        return ways;
    }

    private boolean fives(Player player, Cell cell) {
        return fives(board, player, cell);
    }

    /** Whether one of the windows of five cells through the cell has four stones of the player. */
    private static boolean fives(Board board, Player player, Cell cell) {
        int[] down = {0, 1, 1, 1};
        int[] right = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            for (int from = -4; from <= 0; from++) {
                int stones = 0;
                for (int i = from; i < from + 5; i++) {
                    int row = cell.row() + i * down[d];
                    int column = cell.column() + i * right[d];
                    boolean inside = row >= 0 && row < board.size() && column >= 0 && column < board.size();
                    stones += i == 0 || (inside && board.has(player, row, column)) ? 1 : 0;
                }
                if (stones == 5) {
                    return true;
                }
            }
        }
        return false;
    }
}
