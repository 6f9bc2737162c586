// exercise: 05
// truth: wrong
// mistake: each row is kept as a char of 16 bits, so on boards of 17 to 19 rows the stones in columns 16 and beyond are lost and a five that needs them is not seen
// kind: subtle
// player: both
// style: bit rows in a char array, shifted against each other
// single: yes
// detail: only boards of 17 to 19 rows, lines that reach column 16 or more
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("nobody may move any more");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        for (Player player : Player.values()) {
            if (five(state.board(), player)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private static boolean five(Board board, Player player) {
        int n = board.size();
        char[] rows = new char[n];
        for (int r = 0; r < n; r++) {
            rows[r] = (char) board.row(player, r);
            if ((rows[r] & rows[r] >> 1 & rows[r] >> 2 & rows[r] >> 3 & rows[r] >> 4) != 0) {
                return true;
            }
        }
        for (int r = 4; r < n; r++) {
            int down = rows[r] & rows[r - 1] & rows[r - 2] & rows[r - 3] & rows[r - 4];
            int right = rows[r] & rows[r - 1] << 1 & rows[r - 2] << 2 & rows[r - 3] << 3 & rows[r - 4] << 4;
            int left = rows[r] & rows[r - 1] >> 1 & rows[r - 2] >> 2 & rows[r - 3] >> 3 & rows[r - 4] >> 4;
            if ((down | right | left) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
