// exercise: 02
// truth: wrong
// mistake: actions empties and refills one list in a field, so the list that an earlier caller still has changes
// player: both
// style: bit masks, a reused list "for speed"
// single: yes
// detail: always from the second call on
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final long[] MASKS = {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100};

    private final List<Cell> moves = new ArrayList<>(9);

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

    private static boolean line(long marks) {
        for (long mask : MASKS) {
            if ((marks & mask) == mask) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return line(board.bits(Player.X)) ? Optional.of(Player.X)
                : line(board.bits(Player.O)) ? Optional.of(Player.O)
                : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.stones() == 9 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        moves.clear();
        if (!terminal(board)) {
            moves.addAll(board.emptyCells());
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        return line(board.bits(Player.X)) ? 1 : line(board.bits(Player.O)) ? -1 : 0;
    }
}
