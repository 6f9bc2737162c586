// exercise: 05
// truth: wrong
// mistake: on the second diagonal the way back goes up left (-1, -1) instead of up right (-1, 1)
// player: both
// style: four blocks by copy and paste
// single: yes
// detail: sometimes: a rising diagonal is missed unless the last stone is its upper end, and bent lines can win
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }
    public Player player(GomokuState state) {
        return state.board().count(Player.X) > state.board().count(Player.O) ? Player.O : Player.X;
    }
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("The game is over.");
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell last = state.last().get();
        Player p = state.board().at(last).get();
        int row = last.row();
        int col = last.column();
        Board b = state.board();
        // horizontal
        int count = 1 + count(b, p, row, col, 0, 1) + count(b, p, row, col, 0, -1);
        if (count >= 5) return Optional.of(p);
        // vertical
        count = 1 + count(b, p, row, col, 1, 0) + count(b, p, row, col, -1, 0);
        if (count >= 5) return Optional.of(p);
        // diagonal
        count = 1 + count(b, p, row, col, 1, 1) + count(b, p, row, col, -1, -1);
        if (count >= 5) return Optional.of(p);
        // other diagonal
        count = 1 + count(b, p, row, col, 1, -1) + count(b, p, row, col, -1, -1);
        if (count >= 5) return Optional.of(p);
        return Optional.empty();
    }
    private int count(Board b, Player p, int row, int col, int dr, int dc) {
        int n = 0;
        row += dr;
        col += dc;
        while (row >= 0 && row < b.size() && col >= 0 && col < b.size() && b.has(p, row, col)) {
            n++;
            row += dr;
            col += dc;
        }
        return n;
    }
    public boolean terminal(GomokuState state) { return winner(state).isPresent() || state.board().isFull(); }
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isPresent() && w.get() == Player.X) return 1;
        if (w.isPresent() && w.get() == Player.O) return -1;
        return 0;
    }
}
