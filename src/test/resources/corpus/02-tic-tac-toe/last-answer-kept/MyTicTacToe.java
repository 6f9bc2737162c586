// exercise: 02
// truth: wrong
// mistake: winner keeps its last answer under the hash code of the board, so a different board with the same hash code asked right after it gets the answer of the other.
// player: both
// style: one remembered answer in fields, bit masks
// kind: subtle
// single: yes
// detail: Two different legal boards with equal hash codes, one won and one not (or won by the other), asked about one straight after the other.
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] MASKS = {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100};

    // terminal, actions and utility all ask for the winner of the same board
    private int lastHash;
    private Optional<Player> lastWinner;

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
        int hash = board.hashCode();
        if (lastWinner == null || hash != lastHash) {
            lastHash = hash;
            lastWinner = search(board);
        }
        return lastWinner;
    }

    private static Optional<Player> search(Board board) {
        for (Player p : Player.values()) {
            int bits = 0;
            for (int i = 0; i < 9; i++) {
                bits |= board.has(p, i / 3, i % 3) ? 1 << i : 0;
            }
            for (int mask : MASKS) {
                if ((bits & mask) == mask) {
                    return Optional.of(p);
                }
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
