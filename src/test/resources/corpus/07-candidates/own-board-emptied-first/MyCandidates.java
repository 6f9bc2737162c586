// exercise: 07
// truth: wrong
// mistake: start empties the old board, if the size is the same, and then puts the stones of the given one on it: if the given board is the one that board() has returned, all stones are gone
// kind: subtle
// player: both
// style: one board object that is reused, verbose student code
// single: yes
// detail: only for start(position.board(), radius)
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board myBoard;
    private int myRadius;
    private ArrayList<Cell> moveList = new ArrayList<Cell>();

    @Override
    public void start(Board board, int radius) {
        if (myBoard == null || myBoard.size() != board.size()) {
            myBoard = Board.empty(board.size());
        } else {
            // same size: use the board again
            for (int row = 0; row < myBoard.size(); row++) {
                for (int column = 0; column < myBoard.size(); column++) {
                    myBoard.clear(new Cell(row, column));
                }
            }
        }
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isPresent()) {
                    myBoard.put(new Cell(row, column), board.at(row, column).get());
                }
            }
        }
        myRadius = radius;
        moveList.clear();
    }

    @Override
    public void make(Cell cell) {
        if (!myBoard.contains(cell)) {
            throw new IllegalArgumentException("The cell " + cell + " is not on the board");
        }
        if (!myBoard.isEmpty(cell)) {
            throw new IllegalArgumentException("The cell " + cell + " is taken");
        }
        myBoard.put(cell, player());
        moveList.add(cell);
    }

    @Override
    public void undo() {
        if (moveList.size() == 0) {
            throw new IllegalStateException("No move to undo");
        }
        Cell lastCell = moveList.get(moveList.size() - 1);
        moveList.remove(moveList.size() - 1);
        myBoard.clear(lastCell);
    }

    @Override
    public Player player() {
        int numberOfX = myBoard.count(Player.X);
        int numberOfO = myBoard.count(Player.O);
        if (numberOfX == numberOfO) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board board() {
        return myBoard;
    }

    @Override
    public List<Cell> candidates() {
        ArrayList<Cell> result = new ArrayList<Cell>();
        if (myBoard.stones() == 0) {
            result.add(new Cell(myBoard.size() / 2, myBoard.size() / 2));
            return result;
        }
        for (int row = 0; row < myBoard.size(); row++) {
            for (int column = 0; column < myBoard.size(); column++) {
                if (myBoard.isEmpty(row, column)) {
                    boolean found = false;
                    for (int r = row - myRadius; r <= row + myRadius; r++) {
                        for (int c = column - myRadius; c <= column + myRadius; c++) {
                            if (r >= 0 && r < myBoard.size() && c >= 0 && c < myBoard.size()) {
                                if (!myBoard.isEmpty(r, c)) {
                                    found = true;
                                }
                            }
                        }
                    }
                    if (found) {
                        result.add(new Cell(row, column));
                    }
                }
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Player opponent = me.opponent();
        ArrayList<Cell> winList = new ArrayList<Cell>();
        ArrayList<Cell> blockList = new ArrayList<Cell>();
        ArrayList<Cell> doubleList = new ArrayList<Cell>();
        ArrayList<Cell> otherList = new ArrayList<Cell>();
        for (Cell cell : candidates()) {
            if (isWin(cell, me)) {
                winList.add(cell);
            } else if (isWin(cell, opponent)) {
                blockList.add(cell);
            } else {
                myBoard.put(cell, me);
                int counter = 0;
                for (Cell cell2 : myBoard.emptyCells()) {
                    if (isWin(cell2, me)) {
                        counter++;
                    }
                }
                myBoard.clear(cell);
                if (counter >= 2) {
                    doubleList.add(cell);
                } else {
                    otherList.add(cell);
                }
            }
        }
        winList.addAll(blockList);
        winList.addAll(doubleList);
        winList.addAll(otherList);
        return winList;
    }

    private boolean isWin(Cell cell, Player player) {
        int horizontal = 1 + walk(cell, player, 0, 1) + walk(cell, player, 0, -1);
        int vertical = 1 + walk(cell, player, 1, 0) + walk(cell, player, -1, 0);
        int diagonal1 = 1 + walk(cell, player, 1, 1) + walk(cell, player, -1, -1);
        int diagonal2 = 1 + walk(cell, player, 1, -1) + walk(cell, player, -1, 1);
        return horizontal >= 5 || vertical >= 5 || diagonal1 >= 5 || diagonal2 >= 5;
    }

    private int walk(Cell cell, Player player, int rowStep, int columnStep) {
        int row = cell.row() + rowStep;
        int column = cell.column() + columnStep;
        int counter = 0;
        while (row >= 0 && row < myBoard.size() && column >= 0 && column < myBoard.size()) {
            if (!myBoard.has(player, row, column)) {
                return counter;
            }
            counter++;
            row = row + rowStep;
            column = column + columnStep;
        }
        return counter;
    }
}
