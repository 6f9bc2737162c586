// exercise: 07
// truth: wrong
// mistake: ordered collects wins, blocks and two ways with separate ifs, so a cell that is of two kinds appears twice
// player: both
// style: loops with several lists, TreeSet, long names
// single: yes
// detail: sometimes; only ordered(), with a cell that completes a five for both or blocks and makes two ways
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board currentBoard;
    private int currentRadius;
    private TreeSet<Cell> currentCandidates;
    private ArrayDeque<Cell> playedMoves;
    private ArrayDeque<TreeSet<Cell>> previousCandidates;

    @Override
    public void start(Board board, int radius) {
        currentBoard = board.copy();
        currentRadius = radius;
        playedMoves = new ArrayDeque<>();
        previousCandidates = new ArrayDeque<>();
        currentCandidates = new TreeSet<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!currentBoard.isEmpty(row, column)) {
                    addEmptyCellsNear(row, column);
                }
            }
        }
    }

    private void addEmptyCellsNear(int stoneRow, int stoneColumn) {
        int lastRow = Math.min(currentBoard.size() - 1, stoneRow + currentRadius);
        int lastColumn = Math.min(currentBoard.size() - 1, stoneColumn + currentRadius);
        for (int row = Math.max(0, stoneRow - currentRadius); row <= lastRow; row++) {
            for (int column = Math.max(0, stoneColumn - currentRadius); column <= lastColumn; column++) {
                if (currentBoard.isEmpty(row, column)) {
                    currentCandidates.add(new Cell(row, column));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        currentBoard.put(cell, player());
        playedMoves.push(cell);
        previousCandidates.push(new TreeSet<>(currentCandidates));
        currentCandidates.remove(cell);
        addEmptyCellsNear(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (playedMoves.isEmpty()) {
            throw new IllegalStateException("There is no move to undo.");
        }
        currentBoard.clear(playedMoves.pop());
        currentCandidates = previousCandidates.pop();
    }

    @Override
    public Player player() {
        return currentBoard.count(Player.X) == currentBoard.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return currentBoard.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (currentBoard.stones() == 0) {
            result.add(new Cell(currentBoard.size() / 2, currentBoard.size() / 2));
        } else {
            result.addAll(currentCandidates);
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        Player player = player();
        List<Cell> winningCells = new ArrayList<>();
        List<Cell> blockingCells = new ArrayList<>();
        List<Cell> doubleCells = new ArrayList<>();
        List<Cell> result = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (completesFive(cell, player)) {
                winningCells.add(cell);
            }
            if (completesFive(cell, player.opponent())) {
                blockingCells.add(cell);
            }
            if (!completesFive(cell, player) && makesTwoWays(cell, player)) {
                doubleCells.add(cell);
            }
        }
        result.addAll(winningCells);
        result.addAll(blockingCells);
        result.addAll(doubleCells);
        for (Cell cell : candidates()) {
            if (!result.contains(cell)) {
                result.add(cell);
            }
        }
        return result;
    }

    private boolean makesTwoWays(Cell cell, Player player) {
        currentBoard.put(cell, player);
        int numberOfWays = 0;
        for (Cell emptyCell : currentBoard.emptyCells()) {
            if (completesFive(emptyCell, player)) {
                numberOfWays++;
            }
        }
        currentBoard.clear(cell);
        return numberOfWays >= 2;
    }

    private boolean completesFive(Cell cell, Player player) {
        int horizontal = 1 + countStones(cell, player, 0, 1) + countStones(cell, player, 0, -1);
        int vertical = 1 + countStones(cell, player, 1, 0) + countStones(cell, player, -1, 0);
        int falling = 1 + countStones(cell, player, 1, 1) + countStones(cell, player, -1, -1);
        int rising = 1 + countStones(cell, player, -1, 1) + countStones(cell, player, 1, -1);
        return Math.max(Math.max(horizontal, vertical), Math.max(falling, rising)) >= 5;
    }

    private int countStones(Cell cell, Player player, int rowStep, int columnStep) {
        int row = cell.row() + rowStep;
        int column = cell.column() + columnStep;
        int number = 0;
        while (row >= 0 && row < currentBoard.size() && column >= 0 && column < currentBoard.size()) {
            if (!currentBoard.has(player, row, column)) {
                break;
            }
            number++;
            row += rowStep;
            column += columnStep;
        }
        return number;
    }
}
