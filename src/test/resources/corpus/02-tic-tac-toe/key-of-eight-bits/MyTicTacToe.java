// exercise: 02
// truth: wrong
// mistake: winners are remembered under x | o << 8, but a side has nine cells, so O's cell (0,0) and X's cell (2,2) share a bit and one position gets the winner of another
// kind: subtle
// player: both
// style: bit boards with a memo table that lives as long as the object
// single: yes
// detail: only if two certain positions are asked of the same object, and then by their order
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final long[] LINES = {0x7, 0x38, 0x1c0, 0x49, 0x92, 0x124, 0x111, 0x54};

    private final Map<Long, Optional<Player>> winners = new HashMap<>();

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
        long x = board.bits(Player.X);
        long o = board.bits(Player.O);
        return winners.computeIfAbsent(x | o << 8, key -> find(x, o));
    }

    private static Optional<Player> find(long x, long o) {
        for (long line : LINES) {
            if ((x & line) == line) {
                return Optional.of(Player.X);
            }
            if ((o & line) == line) {
                return Optional.of(Player.O);
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
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get().equals(Player.X) ? 1 : -1;
    }
}
