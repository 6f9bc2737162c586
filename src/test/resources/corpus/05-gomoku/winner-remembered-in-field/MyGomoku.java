// exercise: 05
// truth: wrong
// mistake: result works out the winner of the new state and keeps it in a field, and winner(state) returns that field whatever state it is asked about: after another branch was tried, or for a state that was not made last by this object, the answer is that of another state
// player: both
// style: beginner with a stateful model class; check for a win right after the move
// single: yes
// detail: terminal, actions and utility go wrong with it; a straight game played forward with one object looks right
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    private Player winner = null;

    @Override
    public GomokuState start(int size) {
        winner = null;
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        if (state.board().count(Player.X) > state.board().count(Player.O)) {
            return Player.O;
        }
        return Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is over!");
        }
        Board board = state.board().copy();
        Player player = player(state);
        board.put(cell, player);
        winner = hasFive(board, cell, player) ? player : null;
        return new GomokuState(board, Optional.of(cell));
    }

    private boolean hasFive(Board board, Cell cell, Player player) {
        return count(board, cell, player, 0, 1) + count(board, cell, player, 0, -1) + 1 >= 5
                || count(board, cell, player, 1, 0) + count(board, cell, player, -1, 0) + 1 >= 5
                || count(board, cell, player, 1, 1) + count(board, cell, player, -1, -1) + 1 >= 5
                || count(board, cell, player, 1, -1) + count(board, cell, player, -1, 1) + 1 >= 5;
    }

    private int count(Board board, Cell cell, Player player, int dr, int dc) {
        int count = 0;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c)) {
            count++;
            r = r + dr;
            c = c + dc;
        }
        return count;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return Optional.ofNullable(winner);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner != null || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (winner == null) {
            return 0;
        }
        return winner == Player.X ? 1 : -1;
    }
}
