// exercise: 05
// truth: wrong
// mistake: the scan of the whole board starts lines of all four directions in the columns 0 to size-5 only, which is right for rows and falling diagonals: fives down one of the last four columns, and rising diagonals (walked down to the left) whose upper right end is in one of the last four columns, are missed
// player: both
// style: whole-board scan, nested loops
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
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
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private boolean fiveFrom(Board board, Player p, int row, int col, int dr, int dc) {
        for (int i = 0; i < 5; i++) {
            int r = row + i * dr;
            int c = col + i * dc;
            if (r < 0 || r >= board.size() || c < 0 || c >= board.size()) {
                return false;
            }
            if (!board.has(p, r, c)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        for (Player p : Player.values()) {
            for (int row = 0; row < board.size(); row++) {
                for (int col = 0; col <= board.size() - 5; col++) {
                    if (fiveFrom(board, p, row, col, 0, 1)
                            || fiveFrom(board, p, row, col, 1, 0)
                            || fiveFrom(board, p, row, col, 1, 1)
                            || fiveFrom(board, p, row, col, 1, -1)) {
                        return Optional.of(p);
                    }
                }
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
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
