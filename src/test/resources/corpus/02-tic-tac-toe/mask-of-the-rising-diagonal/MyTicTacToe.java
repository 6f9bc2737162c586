// exercise: 02
// truth: wrong
// mistake: the mask of the diagonal from top right to bottom left is 0b001_010_010 instead of 0b001_010_100 (mistyped), so that diagonal never wins and the cells (0,1) (1,1) (2,0) do
// player: both
// style: bit masks on board.bits
// single: yes
// detail: both players; terminal, actions and utility follow winner. The lowest bit is the top left cell
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

/** Tic-Tac-Toe on bits: the lowest bit is the cell at the top left. */
public class MyTicTacToe implements TicTacToeTask {
    private static final long[] WINS = {
        0b000_000_111, 0b000_111_000, 0b111_000_000, // rows
        0b001_001_001, 0b010_010_010, 0b100_100_100, // columns
        0b100_010_001, 0b001_010_010, // diagonals
    };

    private static boolean hasWon(long marks) {
        for (long win : WINS) {
            if ((marks & win) == win) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return (board.stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (hasWon(board.bits(Player.X))) {
            return Optional.of(Player.X);
        }
        return hasWon(board.bits(Player.O)) ? Optional.of(Player.O) : Optional.empty();
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
        return switch (winner(board).map(Player::symbol).orElse('-')) {
            case 'X' -> 1;
            case 'O' -> -1;
            default -> 0;
        };
    }
}
