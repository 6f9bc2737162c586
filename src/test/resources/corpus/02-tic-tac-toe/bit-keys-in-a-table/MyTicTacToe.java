// exercise: 02
// truth: wrong
// mistake: the key of the table of winners shifts X's nine bits by 8 instead of 9, so two boards can share a key
// player: both
// style: bit masks and a HashMap of known winners
// single: yes
// detail: sometimes; needs a board asked after its parent: X has (0,0) and O wins with (2,2), or O has (2,2) and X wins with (0,0)
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final long[] LINES = {
        0b000_000_111, 0b000_111_000, 0b111_000_000,
        0b001_001_001, 0b010_010_010, 0b100_100_100,
        0b100_010_001, 0b001_010_100
    };

    /** Winners that have been found already. */
    private final Map<Long, Optional<Player>> known = new HashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        long x = board.bits(Player.X);
        long o = board.bits(Player.O);
        return known.computeIfAbsent(x << 8 | o, key -> {
            for (long line : LINES) {
                if ((x & line) == line) {
                    return Optional.of(Player.X);
                }
                if ((o & line) == line) {
                    return Optional.of(Player.O);
                }
            }
            return Optional.empty();
        });
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
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
