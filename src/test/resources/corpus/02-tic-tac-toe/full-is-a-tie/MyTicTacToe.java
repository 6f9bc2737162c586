// exercise: 02
// truth: wrong
// mistake: utility says 0 for every full board before it looks for a winner
// player: MAX
// style: array of bit masks of the eight lines, English
// kind: slip
// single: yes
// detail: full boards on which the ninth mark of X made a line
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] MASKS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            long marks = board.bits(p);
            if (Arrays.stream(MASKS).anyMatch(mask -> (marks & mask) == mask)) {
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
        return terminal(board) ? Collections.emptyList() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (board.isFull()) {
            return 0; // nobody has won
        }
        return winner(board).orElseThrow() == Player.X ? 1 : -1;
    }
}
