// exercise: 02
// truth: wrong
// mistake: winner returns the content of the first line whose three cells are equal, so three empty cells hide a winning line that comes later
// player: both
// style: board.at and Optional.equals in loops
// single: yes
// detail: sometimes; rows, then columns, then diagonals are looked at
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int N = 3;

    @Override
    public Board initialState() {
        return Board.empty(N);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell)) throw new IllegalArgumentException("outside: " + cell);
        if (!board.isEmpty(cell)) throw new IllegalArgumentException("taken: " + cell);
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    private static boolean same(Optional<Player> a, Optional<Player> b, Optional<Player> c) {
        return a.equals(b) && b.equals(c);
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int i = 0; i < N; i++) {
            if (same(board.at(i, 0), board.at(i, 1), board.at(i, 2))) {
                return board.at(i, 0);
            }
        }
        for (int i = 0; i < N; i++) {
            if (same(board.at(0, i), board.at(1, i), board.at(2, i))) {
                return board.at(0, i);
            }
        }
        if (same(board.at(0, 0), board.at(1, 1), board.at(2, 2))) {
            return board.at(1, 1);
        }
        if (same(board.at(0, 2), board.at(1, 1), board.at(2, 0))) {
            return board.at(1, 1);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> moves = new ArrayList<>();
        if (!terminal(board)) {
            for (int r = 0; r < N; r++)
                for (int c = 0; c < N; c++)
                    if (board.isEmpty(r, c)) moves.add(new Cell(r, c));
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
