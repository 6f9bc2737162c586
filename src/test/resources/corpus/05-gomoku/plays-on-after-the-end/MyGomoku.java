// exercise: 05
// truth: wrong
// mistake: result refuses only taken cells and cells outside, as put does; after the end of the game it still puts stones.
// kind: slip
// player: both
// style: inheritance, abstract base class
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku extends ConnectGame {
    public MyGomoku() {
        super(5);
    }
}

abstract class ConnectGame implements GomokuTask {
    private final int needed;

    ConnectGame(int needed) {
        this.needed = needed;
    }

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
        Board after = state.board().copy();
        after.put(cell, player(state)); // throws if it is not allowed
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        for (Player p : Player.values()) {
            if (hasRow(state.board(), p)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private boolean hasRow(Board b, Player p) {
        int n = b.size();
        int[][] right = new int[n][n], down = new int[n][n], diag = new int[n][n], anti = new int[n][n];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (!b.has(p, r, c)) {
                    continue;
                }
                right[r][c] = 1 + (c > 0 ? right[r][c - 1] : 0);
                down[r][c] = 1 + (r > 0 ? down[r - 1][c] : 0);
                diag[r][c] = 1 + (r > 0 && c > 0 ? diag[r - 1][c - 1] : 0);
                anti[r][c] = 1 + (r > 0 && c < n - 1 ? anti[r - 1][c + 1] : 0);
                if (Math.max(Math.max(right[r][c], down[r][c]), Math.max(diag[r][c], anti[r][c])) >= needed) {
                    return true;
                }
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
        if (terminal(state)) {
            return Collections.emptyList();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.MAX ? +1 : -1).orElse(0);
    }
}
