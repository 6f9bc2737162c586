// exercise: 05
// truth: wrong
// mistake: actions fills one and the same list in a field and returns it, so a list that was returned before changes with the next call
// player: both
// style: reuse of an ArrayList "for speed"
// single: yes
// detail: each answer is right when it is given; it is spoiled by the second call
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** Kept, so that a search does not make a list of two hundred cells at every node. */
    private final List<Cell> moves = new ArrayList<>(361);

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board board = state.board();
        return board.count(Player.X) - board.count(Player.O) != 0 ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("Game over, " + cell + " cannot be played");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell cell = state.last().orElseThrow();
        Player player = state.board().at(cell).orElseThrow();
        boolean five = line(state.board(), player, cell, 0, 1)
                || line(state.board(), player, cell, 1, 0)
                || line(state.board(), player, cell, 1, 1)
                || line(state.board(), player, cell, -1, 1);
        return five ? Optional.of(player) : Optional.empty();
    }

    private boolean line(Board board, Player player, Cell cell, int dr, int dc) {
        return 1 + rest(board, player, cell.row() + dr, cell.column() + dc, dr, dc)
                        + rest(board, player, cell.row() - dr, cell.column() - dc, -dr, -dc)
                >= 5;
    }

    private int rest(Board board, Player player, int r, int c, int dr, int dc) {
        if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(player, r, c)) {
            return 0;
        }
        return 1 + rest(board, player, r + dr, c + dc, dr, dc);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        moves.clear();
        if (terminal(state)) {
            return moves;
        }
        moves.addAll(state.board().emptyCells());
        return moves;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
