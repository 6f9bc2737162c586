// exercise: 02
// truth: wrong
// mistake: actions clears and refills one list that belongs to the object, so the list that an earlier caller still holds changes
// kind: slip
// player: both
// style: reused buffer, sums of +1 and -1
// single: yes
// detail: seen only if a list is kept while actions is asked about another board
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final ArrayList<Cell> moves = new ArrayList<>(9);

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
        if (cell.row() > 2 || cell.column() > 2 || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("not a free cell: " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private int mark(Board board, int row, int column) {
        return board.has(Player.X, row, column) ? 1 : board.has(Player.O, row, column) ? -1 : 0;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int[] sums = new int[8];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                int m = mark(board, r, c);
                sums[r] += m;
                sums[3 + c] += m;
                sums[6] += r == c ? m : 0;
                sums[7] += r + c == 2 ? m : 0;
            }
        }
        for (int sum : sums) {
            if (Math.abs(sum) == 3) {
                return Optional.of(sum > 0 ? Player.X : Player.O);
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
        moves.clear();
        if (!terminal(board)) {
            moves.addAll(board.emptyCells());
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        return w.isPresent() ? (w.get() == Player.X ? 1 : -1) : 0;
    }
}
