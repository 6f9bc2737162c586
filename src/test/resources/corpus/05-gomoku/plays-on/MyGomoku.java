// exercise: 05
// truth: wrong
// mistake: result does not refuse a move after somebody has won
// player: both
// style: line as a string
// single: yes
// detail: -
import java.util.ArrayList;
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
        Board board = state.board().copy();
        board.put(cell, player(state)); // complains if the cell is not free
        return new GomokuState(board, Optional.of(cell));
    }

    /** The line through the cell as text, such as ..XXX.O */
    private String line(Board b, Cell cell, int dr, int dc) {
        StringBuilder s = new StringBuilder();
        for (int k = -b.size(); k <= b.size(); k++) {
            int r = cell.row() + k * dr;
            int c = cell.column() + k * dc;
            if (r >= 0 && c >= 0 && r < b.size() && c < b.size()) {
                s.append(b.at(r, c).map(Player::symbol).orElse('.'));
            }
        }
        return s.toString();
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isPresent()) {
            Cell last = state.last().get();
            Player p = state.board().at(last).orElseThrow();
            String five = String.valueOf(p.symbol()).repeat(5);
            if (line(state.board(), last, 0, 1).contains(five)
                    || line(state.board(), last, 1, 0).contains(five)
                    || line(state.board(), last, 1, 1).contains(five)
                    || line(state.board(), last, -1, 1).contains(five)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? new ArrayList<>() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).isEmpty() ? 0 : winner(state).get() == Player.X ? 1 : -1;
    }
}
