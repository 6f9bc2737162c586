// exercise: 02
// truth: wrong
// mistake: utility calls a full board a tie before it looks for a winner, so a line made by the ninth mark counts 0
// player: MAX
// style: hasWon helper for a given player with counters
// single: yes
// detail: sometimes; only on full boards that X has won
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
        Board b = Board.empty(N);
        return b;
    }

    @Override
    public Player player(Board board) {
        int xs = board.count(Player.X);
        int os = board.count(Player.O);
        return xs == os ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() >= N || cell.column() >= N || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Player p = player(board);
        Board b = board.copy();
        b.put(cell, p);
        return b;
    }

    private boolean hasWon(Board board, Player p) {
        int diag = 0;
        int anti = 0;
        for (int i = 0; i < N; i++) {
            int row = 0;
            int col = 0;
            for (int j = 0; j < N; j++) {
                if (board.has(p, i, j)) row++;
                if (board.has(p, j, i)) col++;
            }
            if (row == N || col == N) return true;
            if (board.has(p, i, i)) diag++;
            if (board.has(p, i, N - 1 - i)) anti++;
        }
        return diag == N || anti == N;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (hasWon(board, Player.X)) return Optional.of(Player.X);
        if (hasWon(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        if (board.isFull()) return true;
        return winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (board.isFull()) return 0;
        return winner(board).get() == Player.X ? 1 : -1;
    }
}
