// exercise: 05
// truth: wrong
// mistake: the longest run is kept in a field that winner only sets back when the state has no last move, so after one state with five every later state with a last move counts as won.
// player: both
// style: object with fields, void helper methods
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private Board board;
    private int size;
    private int longest;

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
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        board = state.board();
        size = board.size();
        if (state.last().isEmpty()) {
            longest = 0;
            return Optional.empty();
        }
        Cell last = state.last().get();
        measure(last, 0, 1);
        measure(last, 1, 0);
        measure(last, 1, 1);
        measure(last, 1, -1);
        return longest >= 5 ? board.at(last) : Optional.empty();
    }

    private void measure(Cell cell, int dr, int dc) {
        int run = side(cell, dr, dc) + side(cell, -dr, -dc) + 1;
        longest = Math.max(longest, run);
    }

    private int side(Cell cell, int dr, int dc) {
        int run = 0;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        while (r >= 0 && r < size && c >= 0 && c < size && board.at(r, c).equals(board.at(cell))) {
            run++;
            r += dr;
            c += dc;
        }
        return run;
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
        return winner.isEmpty() ? 0 : winner.get() == Player.X ? 1 : -1;
    }
}
