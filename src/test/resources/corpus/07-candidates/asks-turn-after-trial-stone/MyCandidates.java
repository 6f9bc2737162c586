// exercise: 07
// truth: wrong
// mistake: when it counts the ways to a five it asks player() after the trial stone was put, so it counts those of the opponent
// kind: slip
// player: both
// style: verbose student code, a set with a journal
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private Board myBoard;
    private int myRadius;
    private Set<Cell> candidateSet = new HashSet<>();
    private Stack<Cell> moveStack = new Stack<>();
    private Stack<List<Cell>> addedStack = new Stack<>();
    private Stack<Boolean> wasCandidateStack = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        myBoard = board.copy();
        myRadius = radius;
        candidateSet = new HashSet<>();
        moveStack = new Stack<>();
        addedStack = new Stack<>();
        wasCandidateStack = new Stack<>();
        for (int row = 0; row < myBoard.size(); row++) {
            for (int column = 0; column < myBoard.size(); column++) {
                if (!myBoard.isEmpty(row, column)) {
                    candidateSet.addAll(getEmptyNeighbours(new Cell(row, column)));
                }
            }
        }
    }

    private List<Cell> getEmptyNeighbours(Cell center) {
        List<Cell> neighbours = new ArrayList<>();
        for (int dRow = -myRadius; dRow <= myRadius; dRow++) {
            for (int dColumn = -myRadius; dColumn <= myRadius; dColumn++) {
                int row = center.row() + dRow;
                int column = center.column() + dColumn;
                if (isInside(row, column) && myBoard.isEmpty(row, column)) {
                    neighbours.add(new Cell(row, column));
                }
            }
        }
        return neighbours;
    }

    private boolean isInside(int row, int column) {
        return row >= 0 && row < myBoard.size() && column >= 0 && column < myBoard.size();
    }

    @Override
    public void make(Cell cell) {
        if (!myBoard.contains(cell) || !myBoard.isEmpty(cell)) {
            throw new IllegalArgumentException("The cell " + cell + " cannot be played.");
        }
        myBoard.put(cell, player());
        moveStack.push(cell);
        wasCandidateStack.push(candidateSet.remove(cell));
        List<Cell> added = new ArrayList<>();
        for (Cell neighbour : getEmptyNeighbours(cell)) {
            if (!candidateSet.contains(neighbour)) {
                candidateSet.add(neighbour);
                added.add(neighbour);
            }
        }
        addedStack.push(added);
    }

    @Override
    public void undo() {
        if (moveStack.isEmpty()) {
            throw new IllegalStateException("There is no move to take back.");
        }
        Cell cell = moveStack.pop();
        myBoard.clear(cell);
        candidateSet.removeAll(new HashSet<>(addedStack.pop()));
        if (wasCandidateStack.pop()) {
            candidateSet.add(cell);
        }
    }

    @Override
    public Player player() {
        if (myBoard.count(Player.X) > myBoard.count(Player.O)) {
            return Player.O;
        } else {
            return Player.X;
        }
    }

    @Override
    public Board board() {
        return myBoard;
    }

    @Override
    public List<Cell> candidates() {
        if (myBoard.stones() == 0) {
            List<Cell> middle = new ArrayList<>();
            middle.add(new Cell(myBoard.size() / 2, myBoard.size() / 2));
            return middle;
        }
        return new ArrayList<>(candidateSet);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> twoWays = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (completesFive(cell, player())) {
                wins.add(cell);
            } else if (completesFive(cell, player().opponent())) {
                blocks.add(cell);
            } else if (hasTwoWaysAfter(cell)) {
                twoWays.add(cell);
            } else {
                others.add(cell);
            }
        }
        List<Cell> result = new ArrayList<>();
        result.addAll(wins);
        result.addAll(blocks);
        result.addAll(twoWays);
        result.addAll(others);
        return result;
    }

    private boolean hasTwoWaysAfter(Cell cell) {
        myBoard.put(cell, player());
        int ways = 0;
        for (int row = cell.row() - 4; row <= cell.row() + 4; row++) {
            for (int column = cell.column() - 4; column <= cell.column() + 4; column++) {
                boolean sameLine = row == cell.row()
                        || column == cell.column()
                        || row - cell.row() == column - cell.column()
                        || row - cell.row() == cell.column() - column;
                if (sameLine && isInside(row, column) && myBoard.isEmpty(row, column)) {
                    if (completesFive(new Cell(row, column), player())) {
                        ways++;
                    }
                }
            }
        }
        myBoard.clear(cell);
        return ways >= 2;
    }

    private boolean completesFive(Cell cell, Player player) {
        return countLine(cell, player, 0, 1) >= 5
                || countLine(cell, player, 1, 0) >= 5
                || countLine(cell, player, 1, 1) >= 5
                || countLine(cell, player, 1, -1) >= 5;
    }

    private int countLine(Cell cell, Player player, int dRow, int dColumn) {
        int count = 1;
        int row = cell.row() + dRow;
        int column = cell.column() + dColumn;
        while (isInside(row, column) && myBoard.has(player, row, column)) {
            count++;
            row += dRow;
            column += dColumn;
        }
        row = cell.row() - dRow;
        column = cell.column() - dColumn;
        while (isInside(row, column) && myBoard.has(player, row, column)) {
            count++;
            row -= dRow;
            column -= dColumn;
        }
        return count;
    }
}
