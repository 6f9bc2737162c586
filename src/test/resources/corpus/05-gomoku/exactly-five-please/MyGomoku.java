// exercise: 05
// truth: wrong
// mistake: a line wins only if it is exactly five stones long, so that six and more do not win
// player: both
// style: walks back to the beginning of the run first and then measures it once
// single: yes
// detail: sometimes, only for six and more
import java.util.List;
import java.util.Optional;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private static final int TO_WIN = 5;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        if (state.board().count(Player.X) == state.board().count(Player.O)) return Player.X;
        return Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) {
            throw new IllegalStateException("somebody has won already");
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell last = state.last().get();
        Player player = state.board().at(last).get();
        boolean won = runLength(state.board(), player, last, 0, 1) == TO_WIN
                || runLength(state.board(), player, last, 1, 0) == TO_WIN
                || runLength(state.board(), player, last, 1, 1) == TO_WIN
                || runLength(state.board(), player, last, 1, -1) == TO_WIN;
        return won ? Optional.of(player) : Optional.empty();
    }

    private static int runLength(Board board, Player player, Cell cell, int dr, int dc) {
        int row = cell.row();
        int col = cell.column();
        while (mine(board, player, row - dr, col - dc)) {
            row -= dr;
            col -= dc;
        }
        int length = 0;
        while (mine(board, player, row, col)) {
            length++;
            row += dr;
            col += dc;
        }
        return length;
    }

    private static boolean mine(Board board, Player player, int row, int col) {
        return Math.min(row, col) >= 0 && Math.max(row, col) < board.size() && board.has(player, row, col);
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
        Player w = winner(state).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
