// exercise: 02
// truth: wrong
// mistake: winner remembers its last answer and gives it again for the same board object as long as the number of marks is the same, so it misses that a mark was taken away and another one put
// player: both
// style: fields that remember the last board asked about
// kind: subtle
// single: yes
// detail: the same board object, a cell cleared and another one filled between two questions (as in a search in place that tries one move after the other); putting marks only is noticed
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
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

    private static int marks(Board board) {
        return board.count(Player.X) + board.count(Player.O);
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    /** terminal, actions and utility ask for the winner of one board several times in a row, so the last answer is kept. */
    @Override
    public Optional<Player> winner(Board board) {
        int marks = marks(board);
        if (board == lastBoard && marks == lastMarks) { // somebody may have put a mark on it since
            return lastWinner;
        }
        lastBoard = board;
        lastMarks = marks;
        lastWinner = findWinner(board);
        return lastWinner;
    }

    private static Optional<Player> findWinner(Board board) {
        for (Player player : List.of(Player.X, Player.O)) {
            boolean falling = true;
            boolean rising = true;
            for (int i = 0; i < 3; i++) {
                boolean row = true;
                boolean column = true;
                for (int j = 0; j < 3; j++) {
                    row &= board.has(player, i, j);
                    column &= board.has(player, j, i);
                }
                if (row || column) {
                    return Optional.of(player);
                }
                falling &= board.has(player, i, i);
                rising &= board.has(player, i, 2 - i);
            }
            if (falling || rising) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return winner(board).isPresent() ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).isEmpty() ? 0 : winner(board).get() == Player.X ? 1 : -1;
    }
}
