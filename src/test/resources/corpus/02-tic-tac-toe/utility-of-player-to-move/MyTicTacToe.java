// exercise: 02
// truth: wrong
// mistake: utility takes the player whose turn it would be for the winner, so the sign is wrong after every win
// player: both
// style: small private methods row, column, diagonal
// single: yes
// detail: always when somebody has won
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            boolean won = diagonal(board, p) || antidiagonal(board, p);
            for (int k = 0; k < 3; k++) {
                won = won || row(board, p, k) || column(board, p, k);
            }
            if (won) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private boolean row(Board b, Player p, int r) {
        return b.has(p, r, 0) && b.has(p, r, 1) && b.has(p, r, 2);
    }

    private boolean column(Board b, Player p, int c) {
        return b.has(p, 0, c) && b.has(p, 1, c) && b.has(p, 2, c);
    }

    private boolean diagonal(Board b, Player p) {
        return b.has(p, 0, 0) && b.has(p, 1, 1) && b.has(p, 2, 2);
    }

    private boolean antidiagonal(Board b, Player p) {
        return b.has(p, 2, 0) && b.has(p, 1, 1) && b.has(p, 0, 2);
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? Collections.emptyList() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) {
            return 0;
        }
        return player(board) == Player.X ? 1 : -1;
    }
}
