// exercise: 05
// truth: right
// mistake: none; looks at every window of five on the board instead of the last stone
// player: both
// style: whole board, labelled loop, offsets in two arrays
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    static final int[] DR = {0, 1, 1, 1};
    static final int[] DC = {1, 0, 1, -1};

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        if (x == o) return Player.X;
        return Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        Board b = state.board();
        int n = b.size();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                Optional<Player> first = b.at(r, c);
                if (first.isEmpty()) continue;
                next:
                for (int d = 0; d < 4; d++) {
                    int endRow = r + 4 * DR[d], endCol = c + 4 * DC[d];
                    if (endRow >= n || endCol >= n || endCol < 0) continue;
                    for (int k = 1; k <= 4; k++) {
                        if (!b.at(r + k * DR[d], c + k * DC[d]).equals(first)) continue next;
                    }
                    return first;
                }
            }
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        if (winner(state).isPresent()) return Collections.emptyList();
        return state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
