// exercise: 02
// truth: right
// mistake: none; lines as bit masks compared with board.bits
// player: both
// style: bit masks, streams, terse
// single: yes
// detail: always right
import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final long[] MASKS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    private static boolean won(long marks) {
        return LongStream.of(MASKS).anyMatch(m -> (marks & m) == m);
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return Long.bitCount(board.bits(Player.X) | board.bits(Player.O)) % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Arrays.stream(Player.values()).filter(p -> won(board.bits(p))).findAny();
    }

    @Override
    public boolean terminal(Board board) {
        return (board.bits(Player.X) | board.bits(Player.O)) == 0777
                || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return (won(board.bits(Player.X)) ? 1 : 0) - (won(board.bits(Player.O)) ? 1 : 0);
    }
}
