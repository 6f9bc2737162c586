// exercise: 05
// truth: wrong
// mistake: utility takes player(state), who would be next to move and has lost, for the winner
// player: both
// style: terse, static helper with a sign parameter, var
// single: yes
// detail: always when somebody has won
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }

    public Player player(GomokuState state) {
        var b = state.board();
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException();
        var b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        var b = state.board();
        var c = state.last().get();
        var p = b.at(c);
        int[][] dirs = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (var d : dirs)
            if (run(b, p, c, d, 1) + run(b, p, c, d, -1) - 1 >= 5) return p;
        return Optional.empty();
    }

    static int run(Board b, Optional<Player> p, Cell c, int[] d, int sign) {
        int n = 0, r = c.row(), k = c.column();
        while (r >= 0 && k >= 0 && r < b.size() && k < b.size() && b.at(r, k).equals(p)) {
            n++;
            r += sign * d[0];
            k += sign * d[1];
        }
        return n;
    }

    public boolean terminal(GomokuState state) { return winner(state).isPresent() || state.board().isFull(); }

    public List<Cell> actions(GomokuState state) { return terminal(state) ? List.of() : state.board().emptyCells(); }

    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) return 0;
        return player(state) == Player.X ? 1 : -1;
    }
}
