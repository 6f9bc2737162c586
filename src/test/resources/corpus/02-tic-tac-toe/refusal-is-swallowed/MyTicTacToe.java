// exercise: 02
// truth: wrong
// mistake: result catches the exception of put and returns an unchanged copy for a cell that is taken or outside
// player: both
// style: beginner, try/catch, helper for lines
// single: yes
// detail: always
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
        int xs = board.count(Player.X);
        int os = board.count(Player.O);
        return xs == os ? Player.X : Player.O;
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
        for (Player p : Player.values()) {
            for (int i = 0; i < 3; i++) {
                if (line(board, p, i, 0, 0, 1) || line(board, p, 0, i, 1, 0)) {
                    return Optional.of(p);
                }
            }
            if (line(board, p, 0, 0, 1, 1) || line(board, p, 2, 0, -1, 1)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private boolean line(Board board, Player p, int row, int column, int down, int right) {
        for (int k = 0; k < 3; k++) {
            if (!board.has(p, row + k * down, column + k * right)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return Collections.emptyList();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).equals(Optional.of(Player.X))) return 1;
        if (winner(board).equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
