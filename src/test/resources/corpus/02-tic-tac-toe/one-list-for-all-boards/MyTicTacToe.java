// exercise: 02
// truth: wrong
// mistake: actions clears and refills one list that is a field and hands that very list out, so the list of an earlier call changes when actions is called for another board.
// player: both
// style: "performance-minded", fields reused, sums of +1 and -1 per line in arrays
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    /** so that not every call makes a new list */
    private final List<Cell> moves = new ArrayList<>(9);

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) - board.count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int[] sums = new int[8];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                int v = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? -1 : 0;
                sums[r] += v;
                sums[3 + c] += v;
                if (r == c) sums[6] += v;
                if (r + c == 2) sums[7] += v;
            }
        }
        for (int s : sums) {
            if (s == 3) return Optional.of(Player.X);
            if (s == -3) return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.stones() == 9;
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
        if (w.isPresent()) {
            return w.get().equals(Player.X) ? +1 : -1;
        }
        return 0;
    }
}
