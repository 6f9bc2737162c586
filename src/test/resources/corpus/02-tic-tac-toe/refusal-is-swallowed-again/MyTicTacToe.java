// exercise: 02
// truth: wrong
// mistake: result catches the exception of put and returns an unchanged copy for a cell that is taken or outside
// kind: slip
// player: both
// style: try and catch
// single: yes
// detail: -
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
        Board copy = board.copy();
        try {
            copy.put(cell, player(board));
        } catch (IllegalArgumentException e) {
            return copy; // illegal move, nothing happens
        }
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : new Player[] {Player.X, Player.O}) {
            boolean diagonal = true;
            boolean antidiagonal = true;
            for (int i = 0; i < 3; i++) {
                boolean row = true;
                boolean column = true;
                for (int j = 0; j < 3; j++) {
                    row &= board.has(p, i, j);
                    column &= board.has(p, j, i);
                }
                if (row || column) {
                    return Optional.of(p);
                }
                diagonal &= board.has(p, i, i);
                antidiagonal &= board.has(p, i, 2 - i);
            }
            if (diagonal || antidiagonal) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
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
        return winner.get() == Player.O ? -1 : 1;
    }
}
