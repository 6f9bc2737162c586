// exercise: 05
// truth: right
// mistake: none; makes a text of each of the four lines through the last stone and looks for XXXXX or OOOOO in it
// player: both
// style: StringBuilder and contains
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
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
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("No such move: " + cell);
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private String line(Board board, Cell cell, int down, int right) {
        int row = cell.row();
        int column = cell.column();
        // back to the edge
        while (isThere(board, row - down, column - right)) {
            row -= down;
            column -= right;
        }
        StringBuilder text = new StringBuilder();
        while (isThere(board, row, column)) {
            text.append(board.at(row, column).map(Player::symbol).orElse('.'));
            row += down;
            column += right;
        }
        return text.toString();
    }

    private boolean isThere(Board board, int row, int column) {
        return row >= 0 && column >= 0 && board.contains(new Cell(row, column));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        String all = line(state.board(), last, 0, 1)
                + "|" + line(state.board(), last, 1, 0)
                + "|" + line(state.board(), last, 1, 1)
                + "|" + line(state.board(), last, -1, 1);
        if (all.contains("XXXXX")) {
            return Optional.of(Player.X);
        }
        if (all.contains("OOOOO")) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
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
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
