// exercise: 02
// truth: right
// mistake: -
// player: both
// style: bit masks, a table of all won masks, exceptions left to put
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    /** Every one of the 512 sets of cells that holds a line. */
    private static final BitSet WON = new BitSet(512);

    static {
        int[] lines = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
        for (int set = 0; set < 512; set++) {
            for (int line : lines) {
                if ((set & line) == line) {
                    WON.set(set);
                }
            }
        }
    }

    private static final Board START = Board.empty(3);

    @Override
    public Board initialState() {
        return START;
    }

    @Override
    public Player player(Board board) {
        return Integer.bitCount(mask(board, Player.X) | mask(board, Player.O)) % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (WON.get(mask(board, Player.O))) {
            return Optional.of(Player.O);
        }
        return WON.get(mask(board, Player.X)) ? Optional.of(Player.X) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        // X has five marks only when all nine are set.
        return board.count(Player.X) == 5 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        int taken = terminal(board) ? 0777 : mask(board, Player.X) | mask(board, Player.O);
        for (int left = ~taken & 0777; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            free.add(new Cell(i / 3, i % 3));
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        return (WON.get(mask(board, Player.X)) ? 1 : 0) - (WON.get(mask(board, Player.O)) ? 1 : 0);
    }

    private static int mask(Board board, Player player) {
        int mask = 0;
        for (int i = 8; i >= 0; i--) {
            mask = mask << 1 | (board.has(player, i / 3, i % 3) ? 1 : 0);
        }
        return mask;
    }
}
