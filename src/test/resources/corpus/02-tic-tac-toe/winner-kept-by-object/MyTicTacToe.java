// exercise: 02
// truth: wrong
// mistake: winner is remembered for the board object, so after the caller puts another mark on the same board the old answer comes back
// player: both
// style: cache with weak identity semantics (a field for the last board), bit masks
// single: yes
// detail: README: go by the marks on a board, not by which object it is; only where one object is asked about twice in a row with a mark put in between
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final long[] LINES = {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100};

    // terminal, actions and utility all ask for the winner of the same board: work it out once
    private Board lastBoard = null;
    private Optional<Player> lastWinner = Optional.empty();

    @Override
    public Board initialState() { return Board.empty(3); }

    @Override
    public Player player(Board board) { return board.stones() % 2 == 0 ? Player.X : Player.O; }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (board != lastBoard) {
            lastWinner = findWinner(board);
            lastBoard = board;
        }
        return lastWinner;
    }

    private Optional<Player> findWinner(Board board) {
        for (long line : LINES) {
            if ((board.bits(Player.X) & line) == line) return Optional.of(Player.X);
            if ((board.bits(Player.O) & line) == line) return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) { return winner(board).isPresent() || board.isFull(); }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
