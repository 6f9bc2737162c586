// exercise: 02
// truth: wrong
// mistake: two mistakes: the column loop in hasWon runs only over columns 0 and 1 so that three in the right column are no win, and utility returns -1 for a tie because everything that X has not won counts as lost
// player: both
// style: loops, hasWon helper
// single: no
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.TicTacToeTask;


public class MyTicTacToe implements TicTacToeTask {

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        if (board.count(Player.X) > board.count(Player.O)) {
            return Player.O;
        }
        return Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    private boolean hasWon(Board b, Player p) {
        // rows and columns
        for (int i = 0; i < 3; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) {
                return true;
            }
        }
        for (int j = 0; j < 2; j++) {
            if (b.has(p, 0, j) && b.has(p, 1, j) && b.has(p, 2, j)) {
                return true;
            }
        }
        // diagonals
        return b.has(p, 1, 1) && (b.has(p, 0, 0) && b.has(p, 2, 2) || b.has(p, 0, 2) && b.has(p, 2, 0));
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (hasWon(board, Player.X)) {
            return Optional.of(Player.X);
        }
        if (hasWon(board, Player.O)) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return hasWon(board, Player.X) ? 1 : -1;
    }
}
