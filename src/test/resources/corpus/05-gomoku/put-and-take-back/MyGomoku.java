// exercise: 05
// truth: wrong
// mistake: result puts the stone on the given board, copies it and takes the stone back in a finally; if the cell was taken, the stone that stood there is removed from the given board
// player: both
// style: make and undo with try/finally
// kind: subtle
// single: yes
// detail: only after a refused move on a taken cell: the exception is right, but the given board has lost a stone
import java.util.Collections;
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
        return state.board().count(Player.X) <= state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board board = state.board();
        if (terminal(state)) {
            throw new IllegalArgumentException("game over, no move to " + cell);
        }
        if (!board.contains(cell)) {
            throw new IllegalArgumentException("not on the board: " + cell);
        }
        Player mover = player(state);
        try {
            board.put(cell, mover);
            return new GomokuState(board.copy(), Optional.of(cell));
        } finally {
            board.clear(cell); // leave the given board as it was
        }
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Board board = state.board();
        int r = state.last().get().row();
        int c = state.last().get().column();
        Player p = board.at(r, c).get();
        // slide a window of five over each of the four lines through the stone
        for (int line = 0; line < 4; line++) {
            int dr = new int[] {0, 1, 1, 1}[line];
            int dc = new int[] {1, 0, 1, -1}[line];
            for (int first = -4; first <= 0; first++) {
                int hits = 0;
                for (int i = first; i < first + 5; i++) {
                    int y = r + i * dr;
                    int x = c + i * dc;
                    if (y >= 0 && x >= 0 && y < board.size() && x < board.size() && board.has(p, y, x)) {
                        hits++;
                    }
                }
                if (hits == 5) {
                    return Optional.of(p);
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
        return winner(state).isPresent() ? Collections.emptyList() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) {
            return 0;
        }
        return winner(state).get().equals(Player.X) ? 1 : -1;
    }
}
