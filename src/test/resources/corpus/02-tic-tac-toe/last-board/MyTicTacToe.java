// exercise: 02
// truth: wrong
// mistake: winner keeps the answer for the last board and trusts it if the object and the number of marks are the same, though the marks may not be.
// player: both
// style: remembers the winner of the last board
// kind: subtle
// single: yes
// detail: The same board object is asked about, one mark is cleared and another one put (as a caller that tries moves in place does), and it is asked about again.
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // terminal, actions and utility all ask for the winner of the same board, so the last answer is kept
    private Board lastBoard;
    private int lastMarks;
    private Optional<Player> lastWinner = Optional.empty();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return marks(board) % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int marks = marks(board);
        if (board != lastBoard || marks != lastMarks) { // a mark may have been put on it since
            lastBoard = board;
            lastMarks = marks;
            lastWinner = findWinner(board);
        }
        return lastWinner;
    }

    private Optional<Player> findWinner(Board board) {
        for (Player p : Player.values()) {
            boolean down = true;
            boolean up = true;
            for (int i = 0; i < 3; i++) {
                if (board.has(p, i, 0) && board.has(p, i, 1) && board.has(p, i, 2)) {
                    return Optional.of(p);
                }
                if (board.has(p, 0, i) && board.has(p, 1, i) && board.has(p, 2, i)) {
                    return Optional.of(p);
                }
                down &= board.has(p, i, i);
                up &= board.has(p, i, 2 - i);
            }
            if (down || up) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private static int marks(Board board) {
        return board.count(Player.X) + board.count(Player.O);
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || marks(board) == 9;
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) {
            return 0;
        }
        return winner(board).get() == Player.X ? 1 : -1;
    }
}
