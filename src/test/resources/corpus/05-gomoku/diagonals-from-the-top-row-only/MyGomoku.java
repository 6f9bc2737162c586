// exercise: 05
// truth: wrong
// mistake: The whole board is looked through, but diagonals are followed only from the cells of the top row, so fives on diagonals that begin at the left edge (down to the right) or at the right edge (down to the left) below row 0 are not seen.
// player: both
// style: scan of the whole board with run lengths, no use of the last stone
// single: yes
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
        return state.board().stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("game is over, cannot play " + cell);
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    /** follows one line from its first cell to the edge and looks for five in a row of p */
    private boolean lineHasFive(Board b, Player p, int row, int col, int dRow, int dCol) {
        int run = 0;
        while (row >= 0 && row < b.size() && col >= 0 && col < b.size()) {
            if (b.has(p, row, col)) {
                run++;
                if (run == 5) return true;
            } else {
                run = 0;
            }
            row += dRow;
            col += dCol;
        }
        return false;
    }

    private boolean hasFive(Board b, Player p) {
        for (int i = 0; i < b.size(); i++) {
            if (lineHasFive(b, p, i, 0, 0, 1)) return true;  // row
            if (lineHasFive(b, p, 0, i, 1, 0)) return true;  // column
            if (lineHasFive(b, p, 0, i, 1, 1)) return true;  // diagonal
            if (lineHasFive(b, p, 0, i, 1, -1)) return true; // other diagonal
        }
        return false;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (hasFive(state.board(), Player.X)) return Optional.of(Player.X);
        if (hasFive(state.board(), Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return new ArrayList<>();
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (hasFive(state.board(), Player.X)) return 1;
        if (hasFive(state.board(), Player.O)) return -1;
        return 0;
    }
}
