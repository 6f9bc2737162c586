// exercise: 02
// truth: wrong
// mistake: winner remembers its last answer and gives it again if it is asked about the same board object, although a mark may have been put on it since
// kind: subtle
// player: both
// style: one-entry cache by identity
// single: yes
// detail: only if a caller puts a mark on a board and asks again, with no other board in between
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
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
        // terminal, actions and utility all ask for the winner of the same board
        if (board != lastBoard) {
            lastWinner = findWinner(board);
            lastBoard = board;
        }
        return lastWinner;
    }

    private Optional<Player> findWinner(Board board) {
        for (Player p : Player.values()) {
            for (int i = 0; i < 3; i++) {
                if (line(board, p, i, 0, 0, 1) || line(board, p, 0, i, 1, 0)) {
                    return Optional.of(p);
                }
            }
            if (line(board, p, 0, 0, 1, 1) || line(board, p, 0, 2, 1, -1)) {
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
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
