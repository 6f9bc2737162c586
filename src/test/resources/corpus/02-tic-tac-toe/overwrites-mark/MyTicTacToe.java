// exercise: 02
// truth: wrong
// mistake: result clears the cell of the copy before it puts the mark, so a cell that is taken is overwritten and not refused.
// player: both
// style: bits of the board, masks
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public final class MyTicTacToe implements TicTacToeTask {
    private static final long ROW = 0b111, COLUMN = 0b001_001_001, DOWN = 0b100_010_001, UP = 0b001_010_100;

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
        Player mover = player(board);
        Board after = board.copy();
        after.clear(cell);
        after.put(cell, mover);
        return after;
    }

    private static boolean has(long marks, long line) {
        return (marks & line) == line;
    }

    private static boolean won(long m) {
        for (int i = 0; i < 3; i++) {
            if (has(m, ROW << 3 * i) || has(m, COLUMN << i)) return true;
        }
        return has(m, DOWN) || has(m, UP);
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            if (won(board.bits(p))) return Optional.of(p);
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
        return won(board.bits(Player.X)) ? 1 : won(board.bits(Player.O)) ? -1 : 0;
    }
}
