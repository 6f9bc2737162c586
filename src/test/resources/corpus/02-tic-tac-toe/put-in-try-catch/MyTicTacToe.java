// exercise: 02
// truth: wrong
// mistake: result catches the exception of put and returns the copy as if nothing had happened
// player: both
// style: plain methods, defensive
// single: yes
// detail: always for a taken cell and outside the board
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
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board newBoard = board.copy();
        try {
            newBoard.put(cell, player(board));
        } catch (IllegalArgumentException e) {
            return newBoard;
        }
        return newBoard;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int i = 0; i < 3; i++) {
            if (same(board, i, 0, i, 1, i, 2)) return board.at(i, 0);
            if (same(board, 0, i, 1, i, 2, i)) return board.at(0, i);
        }
        if (same(board, 0, 0, 1, 1, 2, 2)) return board.at(0, 0);
        if (same(board, 0, 2, 1, 1, 2, 0)) return board.at(0, 2);
        return Optional.empty();
    }

    private boolean same(Board b, int r1, int c1, int r2, int c2, int r3, int c3) {
        return b.at(r1, c1).isPresent() && b.at(r1, c1).equals(b.at(r2, c2)) && b.at(r2, c2).equals(b.at(r3, c3));
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) return 0;
        if (winner(board).get() == Player.O) return -1;
        return 1;
    }
}
