// exercise: 05
// truth: wrong
// mistake: utility is 1 for whoever has won, instead of -1 when O has
// player: MIN
// style: small static helper class for the line
// single: yes
// detail: always when O has won
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    static class Line {
        int stones = 1;
        Line(Board b, Cell c, Player p, int dr, int dc) {
            grow(b, c, p, dr, dc);
            grow(b, c, p, -dr, -dc);
        }
        void grow(Board b, Cell c, Player p, int dr, int dc) {
            int r = c.row(), k = c.column();
            for (;;) {
                r += dr;
                k += dc;
                if (r < 0 || r > b.size() - 1 || k < 0 || k > b.size() - 1) return;
                if (!b.has(p, r, k)) return;
                stones++;
            }
        }
    }

    @Override public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException();
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell c = state.last().get();
        Board b = state.board();
        Player p = b.at(c).get();
        int best = new Line(b, c, p, 0, 1).stones;
        best = Math.max(best, new Line(b, c, p, 1, 0).stones);
        best = Math.max(best, new Line(b, c, p, 1, 1).stones);
        best = Math.max(best, new Line(b, c, p, -1, 1).stones);
        return best < 5 ? Optional.empty() : Optional.of(p);
    }

    @Override public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override public int utility(GomokuState state) {
        return winner(state).isPresent() ? 1 : 0;
    }
}
