// exercise: 07
// truth: wrong
// mistake: a cell that completes a five for both players is put among the wins and among the blocks as well, so ordered has it twice
// player: both
// style: four lists, Set of rows and columns as candidates
// single: yes
// detail: sometimes; only when a four of X and a four of O meet in one empty cell
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board myBoard;
    private int myRadius;
    private Set<Cell> cells;
    private LinkedList<Undo> undos;

    private static class Undo {
        Cell move;
        boolean candidate;
        List<Cell> more = new ArrayList<>();
    }

    @Override
    public void start(Board board, int radius) {
        myBoard = board.copy();
        myRadius = radius;
        cells = new LinkedHashSet<>();
        undos = new LinkedList<>();
        for (int row = 0; row < board.size(); row++) {
            for (int col = 0; col < board.size(); col++) {
                if (!board.isEmpty(row, col)) {
                    grow(new Cell(row, col), new ArrayList<>());
                }
            }
        }
    }

    private void grow(Cell around, List<Cell> more) {
        for (int dr = -myRadius; dr <= myRadius; dr++) {
            for (int dc = -myRadius; dc <= myRadius; dc++) {
                int row = around.row() + dr;
                int col = around.column() + dc;
                if (row < 0 || col < 0 || row >= myBoard.size() || col >= myBoard.size()) {
                    continue;
                }
                Cell cell = new Cell(row, col);
                if (myBoard.isEmpty(cell) && cells.add(cell)) {
                    more.add(cell);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (!myBoard.contains(cell) || !myBoard.isEmpty(cell)) {
            throw new IllegalArgumentException("illegal: " + cell);
        }
        myBoard.put(cell, player());
        Undo undo = new Undo();
        undo.move = cell;
        undo.candidate = cells.remove(cell);
        grow(cell, undo.more);
        undos.push(undo);
    }

    @Override
    public void undo() {
        if (undos.isEmpty()) {
            throw new IllegalStateException("illegal undo");
        }
        Undo undo = undos.pop();
        myBoard.clear(undo.move);
        for (Cell cell : undo.more) {
            cells.remove(cell);
        }
        if (undo.candidate) {
            cells.add(undo.move);
        }
    }

    @Override
    public Player player() {
        if (myBoard.count(Player.O) < myBoard.count(Player.X)) {
            return Player.O;
        }
        return Player.X;
    }

    @Override
    public Board board() {
        return myBoard;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>(cells);
        if (myBoard.stones() == 0) {
            list.add(new Cell(myBoard.size() / 2, myBoard.size() / 2));
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> first = new ArrayList<>();
        List<Cell> second = new ArrayList<>();
        List<Cell> third = new ArrayList<>();
        List<Cell> fourth = new ArrayList<>();
        Player me = player();
        for (Cell cell : candidates()) {
            boolean wins = fiveWith(cell, me);
            boolean blocks = fiveWith(cell, me.opponent());
            if (wins) {
                first.add(cell);
            }
            if (blocks) {
                second.add(cell);
            }
            if (!wins && !blocks) {
                (twoWays(cell, me) ? third : fourth).add(cell);
            }
        }
        first.addAll(second);
        first.addAll(third);
        first.addAll(fourth);
        return first;
    }

    private boolean twoWays(Cell cell, Player me) {
        myBoard.put(cell, me);
        Set<Cell> ways = new LinkedHashSet<>();
        int[][] eight = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}};
        for (int[] d : eight) {
            for (int i = 1; i < 5; i++) {
                int row = cell.row() + i * d[0];
                int col = cell.column() + i * d[1];
                if (row < 0 || col < 0 || row >= myBoard.size() || col >= myBoard.size()) {
                    break;
                }
                if (myBoard.isEmpty(row, col) && fiveWith(new Cell(row, col), me)) {
                    ways.add(new Cell(row, col));
                }
            }
        }
        myBoard.clear(cell);
        return ways.size() >= 2;
    }

    private boolean fiveWith(Cell cell, Player who) {
        int[][] four = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : four) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int row = cell.row() + sign * d[0];
                int col = cell.column() + sign * d[1];
                while (row >= 0 && col >= 0 && row < myBoard.size() && col < myBoard.size() && myBoard.has(who, row, col)) {
                    length++;
                    row += sign * d[0];
                    col += sign * d[1];
                }
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
