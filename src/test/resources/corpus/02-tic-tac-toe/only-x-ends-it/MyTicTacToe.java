// exercise: 02
// truth: wrong
// mistake: actions are none after a win of X or on a full board, but still the empty cells after a win of O
// player: MIN
// style: small helper per kind of line
// single: yes
// detail: only boards on which O has won
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
        int moves = board.count(Player.X) + board.count(Player.O);
        return moves % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        final Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private boolean row(Board b, Player p, int r) {
        return b.has(p, r, 0) && b.has(p, r, 1) && b.has(p, r, 2);
    }

    private boolean column(Board b, Player p, int c) {
        return b.has(p, 0, c) && b.has(p, 1, c) && b.has(p, 2, c);
    }

    private boolean diagonals(Board b, Player p) {
        return b.has(p, 1, 1) && (b.has(p, 0, 0) && b.has(p, 2, 2) || b.has(p, 2, 0) && b.has(p, 0, 2));
    }

    private boolean hasWon(Board b, Player p) {
        boolean won = diagonals(b, p);
        for (int k = 0; k < 3; k++) {
            won |= row(b, p, k) | column(b, p, k);
        }
        return won;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (hasWon(board, Player.X)) return Optional.of(Player.X);
        if (hasWon(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return hasWon(board, Player.X) || hasWon(board, Player.O) || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (hasWon(board, Player.X) || board.isFull()) {
            return Collections.emptyList();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (hasWon(board, Player.X)) return 1;
        if (hasWon(board, Player.O)) return -1;
        return 0;
    }
}
