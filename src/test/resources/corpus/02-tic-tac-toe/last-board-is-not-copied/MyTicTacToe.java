// exercise: 02
// truth: wrong
// mistake: winner remembers the last board it was asked about without copying it, so a board on which a mark was put meanwhile equals itself and gets the old answer
// kind: subtle
// player: both
// style: cache of the last answer
// single: yes
// detail: only if a caller puts a mark on a board and asks about the same object again, with no other board between
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // terminal, actions and utility ask for the winner of the same board one after the other
    private Board lastBoard;
    private Optional<Player> lastWinner = Optional.empty();

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
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (!board.equals(lastBoard)) {
            lastBoard = board;
            lastWinner = findWinner(board);
        }
        return lastWinner;
    }

    private Optional<Player> findWinner(Board board) {
        for (Player player : List.of(Player.X, Player.O)) {
            int diagonal = 0;
            int other = 0;
            for (int i = 0; i < 3; i++) {
                int row = 0;
                int column = 0;
                for (int k = 0; k < 3; k++) {
                    row += board.has(player, i, k) ? 1 : 0;
                    column += board.has(player, k, i) ? 1 : 0;
                }
                diagonal += board.has(player, i, i) ? 1 : 0;
                other += board.has(player, i, 2 - i) ? 1 : 0;
                if (row == 3 || column == 3) {
                    return Optional.of(player);
                }
            }
            if (diagonal == 3 || other == 3) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).isEmpty() ? 0 : winner(board).get() == Player.X ? 1 : -1;
    }
}
