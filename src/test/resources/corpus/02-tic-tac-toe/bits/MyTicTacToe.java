// exercise: 02
// truth: wrong
// mistake: in winner the bits of a row are shifted against each other without a mask, so three marks that run over the end of a row into the next one count as a line
// player: both
// style: bit board with shifts
// kind: slip
// single: yes
// detail: positions with three successive marks over a row end, as (0,1) (0,2) (1,0) or (0,2) (1,0) (1,1), and no real line; winner, and with it terminal, actions and utility
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int ACROSS = 1;
    private static final int DOWN = 3;
    private static final int FALLING = 4;

    private static final long RISING = 1 << 2 | 1 << 4 | 1 << 6;

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int more = Long.bitCount(bits(board, Player.X)) - Long.bitCount(bits(board, Player.O));
        return more == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player player : Player.values()) {
            long bits = bits(board, player);
            if (three(bits, ACROSS) || three(bits, DOWN) || three(bits, FALLING) || (bits & RISING) == RISING) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /** Whether there are three set bits with the same distance from one to the next. */
    private static boolean three(long bits, int step) {
        return (bits & bits >> step & bits >> 2 * step) != 0;
    }

    private static long bits(Board board, Player player) {
        long bits = 0;
        for (int i = 0; i < 9; i++) {
            if (board.has(player, i / 3, i % 3)) {
                bits |= 1L << i;
            }
        }
        return bits;
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isPresent()) {
            return winner.get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
