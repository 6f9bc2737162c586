// exercise: 02
// truth: wrong
// mistake: for a taken cell result returns a copy without a new mark instead of throwing an exception
// player: both
// style: long-hand, boolean helpers for row, column and diagonals
// single: yes
// detail: always for a taken cell; a cell outside is refused
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
        int xs = board.count(Player.X);
        int os = board.count(Player.O);
        if (xs == os) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board newBoard = board.copy();
        if (board.isEmpty(cell)) {
            newBoard.put(cell, player(board));
        }
        return newBoard;
    }

    private boolean row(Board b, Player p, int r) {
        return b.has(p, r, 0) && b.has(p, r, 1) && b.has(p, r, 2);
    }

    private boolean column(Board b, Player p, int c) {
        return b.has(p, 0, c) && b.has(p, 1, c) && b.has(p, 2, c);
    }

    private boolean diagonal(Board b, Player p) {
        boolean falling = b.has(p, 0, 0) && b.has(p, 1, 1) && b.has(p, 2, 2);
        boolean rising = b.has(p, 2, 0) && b.has(p, 1, 1) && b.has(p, 0, 2);
        return falling || rising;
    }

    private boolean won(Board b, Player p) {
        return row(b, p, 0) || row(b, p, 1) || row(b, p, 2)
                || column(b, p, 0) || column(b, p, 1) || column(b, p, 2)
                || diagonal(b, p);
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (won(board, Player.X)) {
            return Optional.of(Player.X);
        } else if (won(board, Player.O)) {
            return Optional.of(Player.O);
        } else {
            return Optional.empty();
        }
    }

    @Override
    public boolean terminal(Board board) {
        return won(board, Player.X) || won(board, Player.O) || board.isFull();
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
        if (won(board, Player.X)) {
            return 1;
        } else if (won(board, Player.O)) {
            return -1;
        } else {
            return 0;
        }
    }
}
