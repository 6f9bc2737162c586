// exercise: 05
// truth: wrong
// mistake: The stones on the two sides of the last one are not added: one of the eight arms must hold five with the last stone, so a stone that closes a gap does not win.
// kind: slip
// player: both
// style: recursion over eight directions
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }

    public Player player(GomokuState state) {
        Board board = state.board();
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) throw new IllegalArgumentException("not a legal move: " + cell);
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    /** length of the arm that begins at (r, c) */
    private int arm(Board board, Player who, int r, int c, int dr, int dc) {
        if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) return 0;
        if (!board.has(who, r, c)) return 0;
        return 1 + arm(board, who, r + dr, c + dc, dr, dc);
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell cell = state.last().get();
        Player who = state.board().at(cell).orElseThrow();
        for (int dr = -1; dr <= 1; dr++)
            for (int dc = -1; dc <= 1; dc++)
                if ((dr != 0 || dc != 0) && arm(state.board(), who, cell.row(), cell.column(), dr, dc) >= 5)
                    return Optional.of(who);
        return Optional.empty();
    }

    public boolean terminal(GomokuState state) { return winner(state).isPresent() || state.board().isFull(); }

    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        return winner(state).isEmpty() ? 0 : winner(state).get() == Player.X ? 1 : -1;
    }
}
