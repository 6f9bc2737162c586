// exercise: 02
// truth: wrong
// mistake: utility thinks as negamax does and returns -1 for every won game, because whoever is to move has lost; if X has won it must be 1.
// player: MAX
// style: negamax habits, bitboards by Board.bits, static masks in octal
// single: yes
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final long[] MASKS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

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
        Board child = board.copy();
        child.put(cell, player(board));
        return child;
    }

    private static boolean lineIn(long bits) {
        for (long mask : MASKS) {
            if ((bits & mask) == mask) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Player> winner(Board board) {
        // only the one who moved last can have a line
        Player moved = player(board).opponent();
        return lineIn(board.bits(moved)) ? Optional.of(moved) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? Collections.emptyList() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        // the player to move looks at a finished line: lost
        return winner(board).isPresent() ? -1 : 0;
    }
}
