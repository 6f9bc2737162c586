// exercise: 02
// truth: wrong
// mistake: the anti-diagonal is found by shifting the bits twice by two without a mask, so marks that wrap round a row's end, such as (0,0) (0,2) (1,1), count as a line
// kind: slip
// player: both
// style: bit board with shifts
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final long LEFT = 0b001_001_001L;

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return Long.bitCount(board.bits(Player.X)) == Long.bitCount(board.bits(Player.O)) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private static boolean threeInLine(long b) {
        long row = b & b >> 1 & b >> 2 & LEFT;
        long column = b & b >> 3 & b >> 6;
        long diagonal = b & b >> 4 & b >> 8;
        long other = b & b >> 2 & b >> 4;
        return (row | column | diagonal | other) != 0;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (threeInLine(board.bits(Player.X))) {
            return Optional.of(Player.X);
        }
        return threeInLine(board.bits(Player.O)) ? Optional.of(Player.O) : Optional.empty();
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
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
