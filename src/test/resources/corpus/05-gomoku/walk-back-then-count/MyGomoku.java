// exercise: 05
// truth: right
// mistake: none; walks to the first stone of the row, then counts
// player: both
// style: enum of axes, streams, terminal from actions
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public final class MyGomoku implements GomokuTask {
    /** The four axes. */
    private enum Axis {
        ROW(0, 1), COLUMN(1, 0), DOWN(1, 1), UP(-1, 1);
        final int dr, dc;
        Axis(int dr, int dc) { this.dr = dr; this.dc = dc; }
    }

    @Override public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }

    @Override public Player player(GomokuState state) {
        int x = state.board().count(Player.X), o = state.board().count(Player.O);
        if (x == o) return Player.X;
        return Player.O;
    }

    @Override public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) throw new IllegalArgumentException("illegal move " + cell);
        var board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> Arrays.stream(Axis.values()).anyMatch(axis -> length(state.board(), last, axis) > 4)
                ? state.board().at(last) : Optional.empty());
    }

    // go back to the first stone of the row, then count from there
    private static int length(Board board, Cell last, Axis axis) {
        Player p = board.at(last).get();
        int r = last.row(), c = last.column();
        while (mine(board, p, r - axis.dr, c - axis.dc)) { r -= axis.dr; c -= axis.dc; }
        int n = 0;
        for (; mine(board, p, r, c); r += axis.dr, c += axis.dc) n++;
        return n;
    }

    private static boolean mine(Board board, Player p, int r, int c) {
        return 0 <= r && 0 <= c && r < board.size() && c < board.size() && board.has(p, r, c);
    }

    @Override public boolean terminal(GomokuState state) { return actions(state).isEmpty(); }

    @Override public List<Cell> actions(GomokuState state) {
        return winner(state).isPresent() ? Collections.emptyList() : state.board().emptyCells();
    }

    @Override public int utility(GomokuState state) {
        return winner(state).map(w -> switch (w) { case MAX -> 1; case MIN -> -1; }).orElse(0);
    }
}
