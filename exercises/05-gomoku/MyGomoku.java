import java.util.List;
import java.util.Optional;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/**
 * Exercise 05, first part: the rules of Gomoku as seven methods. The task is in README.md beside this file.
 *
 * <p>A state has two parts: {@code state.board()}, and {@code state.last()}, which is the cell of the last move, as an Optional that is
 * empty before the first one. {@code new GomokuState(board, Optional.of(cell))} makes one.
 */
public class MyGomoku implements GomokuTask {
    /** The state before the first move on a board of so many rows. */
    @Override
    public GomokuState start(int size) {
        throw new UnsupportedOperationException(
                "TODO: return an empty board without a last move. Begin with Board.empty(size) and Optional.empty().");
    }

    /** Whose turn it is: Player.X begins. */
    @Override
    public Player player(GomokuState state) {
        throw new UnsupportedOperationException(
                "TODO: return Player.X or Player.O. Begin with counting: state.board().count(Player.X), and the same for O.");
    }

    /** The state after the move, as a new object: the board that is given must stay as it is. */
    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        throw new UnsupportedOperationException(
                "TODO: return the state after the move. Begin with state.board().copy(), and remember the cell as the last move.");
    }

    /** Who has five or more in a row, as Optional.of(player); Optional.empty() if nobody has. */
    @Override
    public Optional<Player> winner(GomokuState state) {
        throw new UnsupportedOperationException(
                "TODO: return who has won. Begin with one direction: how many stones of the same player lie right of the last one?");
    }

    /** Whether the game is over. */
    @Override
    public boolean terminal(GomokuState state) {
        throw new UnsupportedOperationException(
                "TODO: return whether the game is over. Begin with the two ways in which it can end.");
    }

    /** The cells that may be played; none once the game is over. */
    @Override
    public List<Cell> actions(GomokuState state) {
        throw new UnsupportedOperationException(
                "TODO: return the cells that may be played. Begin with the empty cells, then think of a game that is over.");
    }

    /** What a game that is over is worth to X. It is only asked of states in which the game is over. */
    @Override
    public int utility(GomokuState state) {
        throw new UnsupportedOperationException(
                "TODO: return 1 if X has won, -1 if O has, 0 for a tie. Begin with winner(state).");
    }
}
