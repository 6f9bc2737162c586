// exercise: 02
// truth: wrong
// mistake: The second diagonal is checked as (0,2) (1,1) (2,2), so the line (0,2) (1,1) (2,0) of either player is not seen, and those three cells, which are no line, win.
// player: both
// style: four separate helper methods rows, columns, diagonalOne, diagonalTwo
// single: yes
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
        if (board.count(Player.X) == board.count(Player.O)) return Player.X;
        else return Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player turn = player(board);
        Board copy = board.copy();
        copy.put(cell, turn);
        return copy;
    }

    private boolean rows(Board board, Player who) {
        for (int row = 0; row < 3; row++) {
            int n = 0;
            for (int column = 0; column < 3; column++) {
                if (board.has(who, row, column)) n++;
            }
            if (n == 3) return true;
        }
        return false;
    }

    private boolean columns(Board board, Player who) {
        for (int column = 0; column < 3; column++) {
            int n = 0;
            for (int row = 0; row < 3; row++) {
                if (board.has(who, row, column)) n++;
            }
            if (n == 3) return true;
        }
        return false;
    }

    private boolean diagonalOne(Board board, Player who) {
        return board.has(who, 0, 0) && board.has(who, 1, 1) && board.has(who, 2, 2);
    }

    private boolean diagonalTwo(Board board, Player who) {
        return board.has(who, 0, 2) && board.has(who, 1, 1) && board.has(who, 2, 2);
    }

    private boolean hasWon(Board board, Player who) {
        return rows(board, who) || columns(board, who) || diagonalOne(board, who) || diagonalTwo(board, who);
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
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (hasWon(board, Player.X)) return 1;
        if (hasWon(board, Player.O)) return -1;
        return 0;
    }
}
