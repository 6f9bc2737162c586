// exercise: 05
// truth: wrong
// mistake: the count stops before row 0, because it asks for row > 0
// player: both
// style: delta loops with a valid() helper
// single: yes
// detail: sometimes; only for lines with a stone other than the last in the top row
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    private boolean valid(Board b, int row, int col) {
        if (col < 0 || col >= b.size()) return false;
        return row > 0 && row < b.size();
    }

    private int follow(Board b, Player p, int row, int col, int dr, int dc) {
        int found = 0;
        for (int i = 1; i < b.size(); i++) {
            int r = row + i * dr, c = col + i * dc;
            if (!valid(b, r, c) || !b.has(p, r, c)) break;
            found++;
        }
        return found;
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.O) != state.board().count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("finished");
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        int row = state.last().get().row(), col = state.last().get().column();
        Board b = state.board();
        Player p = b.at(row, col).orElseThrow();
        int horizontal = 1 + follow(b, p, row, col, 0, 1) + follow(b, p, row, col, 0, -1);
        int vertical = 1 + follow(b, p, row, col, 1, 0) + follow(b, p, row, col, -1, 0);
        int diagonal = 1 + follow(b, p, row, col, 1, 1) + follow(b, p, row, col, -1, -1);
        int anti = 1 + follow(b, p, row, col, 1, -1) + follow(b, p, row, col, -1, 1);
        int longest = Math.max(Math.max(horizontal, vertical), Math.max(diagonal, anti));
        return longest >= 5 ? Optional.of(p) : Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.equals(Optional.of(Player.X))) return 1;
        if (winner.equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
