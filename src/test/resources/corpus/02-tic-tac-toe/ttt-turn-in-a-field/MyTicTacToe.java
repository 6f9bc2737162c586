// exercise: 02
// truth: wrong
// mistake: whose turn it is is kept in a field that result toggles, instead of being counted from the board that is asked about: player and result are wrong as soon as boards are not visited in the order of one game
// player: both
// style: field with the current player
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.TicTacToeTask;


public class MyTicTacToe implements TicTacToeTask {
    private Player current = Player.X;

    @Override
    public Board initialState() {
        current = Player.X;
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return current;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, current);
        current = current.opponent();
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
