// exercise: 02
// truth: wrong
// mistake: result catches the exception of put, prints a message and returns the unchanged copy: a taken cell or one outside the board is accepted silently instead of refused with an exception
// player: both
// style: console style with try/catch
// single: yes
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
        try {
            copy.put(cell, player(board));
        } catch (IllegalArgumentException e) {
            System.err.print("");
        }
        return copy;
    }

    private boolean hasWon(Board b, Player p) {
        // rows and columns
        for (int i = 0; i < 3; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) {
                return true;
            }
            if (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)) {
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
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
