// exercise: 05
// truth: right
// mistake: none; goes back to the beginning of the row of stones, then counts forward
// player: both
// style: C port with int arrays, a copy of the board as grid
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[] DY = {0, 1, 1, 1};
    private static final int[] DX = {1, 0, 1, -1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().stones() - 2 * state.board().count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board next = state.board().copy();
        next.put(cell, player(state));
        if (terminal(state)) {
            throw new IllegalArgumentException("Game over!");
        }
        return new GomokuState(next, Optional.of(cell));
    }

    private int[][] grid(Board board) {
        int n = board.size();
        int[][] g = new int[n + 2][n + 2];
        for (int y = 1; y <= n; y++) {
            for (int x = 1; x <= n; x++) {
                if (board.has(Player.X, y - 1, x - 1)) g[y][x] = 1;
                else if (board.has(Player.O, y - 1, x - 1)) g[y][x] = 2;
            }
        }
        return g;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) return Optional.empty();
        int[][] g = grid(state.board());
        int y0 = state.last().get().row() + 1;
        int x0 = state.last().get().column() + 1;
        int me = g[y0][x0];
        if (me == 0) return Optional.empty();
        for (int d = 0; d < 4; d++) {
            int y = y0, x = x0;
            while (g[y - DY[d]][x - DX[d]] == me) {
                y -= DY[d];
                x -= DX[d];
            }
            int n = 0;
            while (g[y][x] == me) {
                n++;
                y += DY[d];
                x += DX[d];
            }
            if (n >= 5) return Optional.of(me == 1 ? Player.X : Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return actions(state).size() == 0;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (winner(state).isPresent()) return List.of();
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) return 0;
        switch (winner(state).get()) {
            case MAX:
                return 1;
            default:
                return -1;
        }
    }
}
