// exercise: 05
// truth: right
// mistake: none; writes the four lines through the last stone as text and searches for five letters
// player: both
// style: strings
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

    public GomokuState start(int size) {
        var empty = Board.empty(size);
        return new GomokuState(empty, Optional.empty());
    }

    public Player player(GomokuState state) {
        var b = state.board();
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException("somebody has won already");
        }
        if (!state.board().contains(cell) || state.board().at(cell).isPresent()) {
            throw new IllegalArgumentException("not free: " + cell);
        }
        var b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    private static String text(Board b, int row, int col, int dr, int dc) {
        while (onBoard(b, row - dr, col - dc)) {
            row -= dr;
            col -= dc;
        }
        var sb = new StringBuilder();
        for (; onBoard(b, row, col); row += dr, col += dc) {
            sb.append(b.at(row, col).map(p -> p == Player.X ? "x" : "o").orElse("-"));
        }
        return sb.toString();
    }

    private static boolean onBoard(Board b, int row, int col) {
        return Math.min(row, col) >= 0 && Math.max(row, col) < b.size();
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int r = state.last().get().row(), c = state.last().get().column();
        var b = state.board();
        String all = String.join("|", text(b, r, c, 0, 1), text(b, r, c, 1, 0), text(b, r, c, 1, 1), text(b, r, c, -1, 1));
        if (all.contains("xxxxx")) {
            return Optional.of(Player.X);
        } else if (all.contains("ooooo")) {
            return Optional.of(Player.O);
        } else {
            return Optional.empty();
        }
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() ? true : winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        var w = winner(state);
        if (w.equals(Optional.of(Player.X))) return 1;
        if (w.equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
