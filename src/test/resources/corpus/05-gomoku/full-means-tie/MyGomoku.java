// exercise: 05
// truth: wrong
// mistake: utility asks for the full board first, so a five that is made with the last free cell is worth 0
// player: both
// style: one bit row per direction is avoided; plain loops
// single: yes
// detail: sometimes; only a win with the very last stone of a full board (X on odd boards, O on even ones); winner itself is right
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
        Board board = Board.empty(size);
        return new GomokuState(board, Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board board = state.board();
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        int row = state.last().get().row();
        int column = state.last().get().column();
        Player me = board.at(row, column).orElseThrow();
        for (int dRow = -1; dRow <= 1; dRow++) {
            for (int dColumn = -1; dColumn <= 1; dColumn++) {
                if (dRow == 0 && dColumn == 0) {
                    continue;
                }
                int r = row;
                int c = column;
                // to the end of the row of stones
                while (mine(board, me, r + dRow, c + dColumn)) {
                    r += dRow;
                    c += dColumn;
                }
                // and all the way back
                int length = 0;
                while (mine(board, me, r, c)) {
                    length++;
                    r -= dRow;
                    c -= dColumn;
                }
                if (length >= 5) {
                    return Optional.of(me);
                }
            }
        }
        return Optional.empty();
    }

    private boolean mine(Board board, Player me, int r, int c) {
        int n = board.size();
        return r >= 0 && r < n && c >= 0 && c < n && board.has(me, r, c);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
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
        if (state.board().isFull()) {
            return 0;
        }
        return winner(state).get() == Player.X ? 1 : -1;
    }
}
