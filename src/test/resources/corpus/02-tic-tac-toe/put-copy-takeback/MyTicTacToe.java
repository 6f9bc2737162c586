// exercise: 02
// truth: wrong
// mistake: result puts the mark on the given board, copies it and clears the cell in a finally block, so a refused move on a taken cell wipes the mark that stood there.
// player: both
// style: play, copy, take back in finally
// kind: subtle
// single: yes
// detail: After result(board, cell) has thrown for a taken cell, the given board has lost that mark; all legal moves are right.
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
        return (N * N - board.emptyCells().size()) % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell)) {
            throw new IllegalArgumentException(cell + " is outside the board");
        }
        try {
            board.put(cell, player(board));
            return board.copy();
        } finally {
            board.clear(cell);
        }
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player who : List.of(Player.X, Player.O)) {
            int[] rows = new int[N];
            int[] columns = new int[N];
            int falling = 0;
            int rising = 0;
            for (int r = 0; r < N; r++) {
                for (int c = 0; c < N; c++) {
                    if (board.has(who, r, c)) {
                        rows[r]++;
                        columns[c]++;
                        falling += r == c ? 1 : 0;
                        rising += r + c == N - 1 ? 1 : 0;
                    }
                }
            }
            boolean won = falling == N || rising == N;
            for (int i = 0; i < N; i++) {
                won |= rows[i] == N || columns[i] == N;
            }
            if (won) {
                return Optional.of(who);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (!terminal(board)) {
            free.addAll(board.emptyCells());
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        Player who = winner(board).orElse(null);
        return who == null ? 0 : who == Player.X ? 1 : -1;
    }
}
