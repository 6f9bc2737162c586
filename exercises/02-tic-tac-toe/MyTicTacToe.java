import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

/**
 * Exercise 02: the rules of Tic-Tac-Toe as seven methods. The task is in README.md beside this file.
 *
 * <p>They may call each other. Work from the top: each has a check of its own, so you can check after every one.
 */
public class MyTicTacToe implements TicTacToeTask {
    /** The board before the first move. */
    @Override
    public Board initialState() {
        throw new UnsupportedOperationException("TODO: return an empty board of 3 rows. Begin with Board.empty.");
    }

    /** Whose turn it is: Player.X begins. */
    @Override
    public Player player(Board board) {
        throw new UnsupportedOperationException(
                "TODO: return Player.X or Player.O. Begin with counting: board.count(Player.X) and board.count(Player.O).");
    }

    /** The board after the move, as a new object: the board that is given must stay as it is. */
    @Override
    public Board result(Board board, Cell cell) {
        throw new UnsupportedOperationException(
                "TODO: return the board after the move. Begin with board.copy(), and see what put does to a board.");
    }

    /** Who has three in a row, a column or a diagonal, as Optional.of(player); Optional.empty() if nobody has. */
    @Override
    public Optional<Player> winner(Board board) {
        throw new UnsupportedOperationException(
                "TODO: return who has three in a line. Begin with one row: board.has(player, row, column) three times.");
    }

    /** Whether the game is over. */
    @Override
    public boolean terminal(Board board) {
        throw new UnsupportedOperationException(
                "TODO: return whether the game is over. Begin with the two ways in which it can end.");
    }

    /** The cells that may be played; none once the game is over. */
    @Override
    public List<Cell> actions(Board board) {
        throw new UnsupportedOperationException(
                "TODO: return the cells that may be played. Begin with board.emptyCells(), then think of a game that is over.");
    }

    /** What a game that is over is worth to X. It is only asked of boards on which the game is over. */
    @Override
    public int utility(Board board) {
        throw new UnsupportedOperationException(
                "TODO: return 1 if X has won, -1 if O has, 0 for a tie. Begin with winner(board).");
    }
}
