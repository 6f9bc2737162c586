// exercise: 05
// truth: wrong
// mistake: winner is remembered for the board object, so it is the old answer after a stone was put on the same board and it is asked again
// kind: subtle
// player: both
// style: cache in an IdentityHashMap, whole board scanned
// single: yes
// detail: only if one Board object is asked about twice with other stones on it
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** terminal, actions, result and utility all ask for the winner of the same board: look only once. */
    private final Map<Board, Optional<Player>> known = new IdentityHashMap<>();

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
            throw new IllegalArgumentException("over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return known.computeIfAbsent(state.board(), MyGomoku::search);
    }

    private static Optional<Player> search(Board board) {
        for (Player player : Player.values()) {
            if (has(board, player)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private static boolean has(Board board, Player player) {
        int n = board.size();
        int[][][] length = new int[4][n + 2][n + 2]; // how long the line is that ends here, by direction
        for (int r = 1; r <= n; r++) {
            for (int c = 1; c <= n; c++) {
                if (board.has(player, r - 1, c - 1)) {
                    length[0][r][c] = length[0][r][c - 1] + 1;
                    length[1][r][c] = length[1][r - 1][c] + 1;
                    length[2][r][c] = length[2][r - 1][c - 1] + 1;
                    length[3][r][c] = length[3][r - 1][c + 1] + 1;
                    for (int d = 0; d < 4; d++) {
                        if (length[d][r][c] >= 5) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
