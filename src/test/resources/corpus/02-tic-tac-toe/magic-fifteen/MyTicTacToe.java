// exercise: 02
// truth: right
// mistake: none
// player: both
// style: magic square (three marks whose numbers sum to 15 are a line), bits instead of has, put's own exception
// single: yes
// detail: none
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] MAGIC = {2, 7, 6, 9, 5, 1, 4, 3, 8};
    private static final Board START = Board.empty(3);

    @Override
    public Board initialState() {
        return START;
    }

    @Override
    public Player player(Board board) {
        return Player.values()[board.stones() & 1];
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board after = board.copy();
        after.put(cell, player(after));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (fifteen(board.bits(Player.O))) {
            return Optional.of(Player.O);
        }
        return Optional.of(Player.X).filter(x -> fifteen(board.bits(x)));
    }

    private static boolean fifteen(long marks) {
        for (long a = marks; a != 0; a &= a - 1) {
            for (long b = a & (a - 1); b != 0; b &= b - 1) {
                for (long c = b & (b - 1); c != 0; c &= c - 1) {
                    if (number(a) + number(b) + number(c) == 15) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static int number(long lowestOf) {
        return MAGIC[Long.numberOfTrailingZeros(lowestOf)];
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (winner(board).isPresent()) {
            return new ArrayList<>();
        }
        List<Cell> free = board.emptyCells();
        Collections.reverse(free);
        return free;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> 1 - 2 * w.ordinal()).orElse(0);
    }
}
