// Wrong: cells near a stone are candidates, taken or not.
// Fails first: candidates: the empty cells near a stone, after every move
// Says: which should not be there
// Diagnosis: taken-cells-stay

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
        board.put(cell, player());
        made.push(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("no move was made");
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
                if (nearStone(row, column)) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells.isEmpty() ? List.of(new Cell(board.size() / 2, board.size() / 2)) : cells;
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
        return candidates();
    }
}
