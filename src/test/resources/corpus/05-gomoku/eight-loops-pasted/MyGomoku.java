// exercise: 05
// truth: wrong
// mistake: the loop that counts up to the right on the second diagonal goes up to the left
// player: both
// style: eight written-out loops
// single: yes
// detail: on that diagonal only; five are missed unless the last stone is the upper right end, and a bent line wins
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
        int xs = state.board().count(Player.X);
        int os = state.board().count(Player.O);
        return xs == os ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is already over");
        }
        Board newBoard = state.board().copy();
        newBoard.put(cell, player(state));
        return new GomokuState(newBoard, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        int row = state.last().get().row();
        int col = state.last().get().column();
        int n = board.size();
        Player me = board.at(row, col).get();

        // horizontal
        int count = 1;
        for (int c = col + 1; c < n && board.has(me, row, c); c++) count++;
        for (int c = col - 1; c >= 0 && board.has(me, row, c); c--) count++;
        if (count >= 5) return Optional.of(me);

        // vertical
        count = 1;
        for (int r = row + 1; r < n && board.has(me, r, col); r++) count++;
        for (int r = row - 1; r >= 0 && board.has(me, r, col); r--) count++;
        if (count >= 5) return Optional.of(me);

        // diagonal
        count = 1;
        for (int r = row + 1, c = col + 1; r < n && c < n && board.has(me, r, c); r++, c++) count++;
        for (int r = row - 1, c = col - 1; r >= 0 && c >= 0 && board.has(me, r, c); r--, c--) count++;
        if (count >= 5) return Optional.of(me);

        // other diagonal
        count = 1;
        for (int r = row + 1, c = col - 1; r < n && c >= 0 && board.has(me, r, c); r++, c--) count++;
        for (int r = row - 1, c = col - 1; r >= 0 && c >= 0 && board.has(me, r, c); r--, c--) count++;
        if (count >= 5) return Optional.of(me);

        return Optional.empty();
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
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
