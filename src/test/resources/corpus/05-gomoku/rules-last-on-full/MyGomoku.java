// exercise: 05
// truth: wrong
// mistake: utility takes every full board for a tie, also if the stone that filled it made five
// player: both
// style: each method short, ifs, full board asked first
// kind: subtle
// single: yes
// detail: only when the very last empty cell of the board makes five in a row
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
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
            throw new IllegalArgumentException(cell + " is not one of " + actions(state).size() + " actions");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int r = state.last().get().row();
        int c = state.last().get().column();
        boolean five = five(state.board(), r, c, k -> r, k -> c + k)
                || five(state.board(), r, c, k -> r + k, k -> c)
                || five(state.board(), r, c, k -> r + k, k -> c + k)
                || five(state.board(), r, c, k -> r + k, k -> c - k);
        return five ? state.board().at(r, c) : Optional.empty();
    }

    private boolean five(Board board, int r, int c, IntUnaryOperator row, IntUnaryOperator column) {
        int inLine = 0;
        for (int k = -4; k <= 4; k++) {
            int y = row.applyAsInt(k);
            int x = column.applyAsInt(k);
            boolean on = y >= 0 && y < board.size() && x >= 0 && x < board.size();
            inLine = on && board.at(y, x).equals(board.at(r, c)) ? inLine + 1 : 0;
            if (inLine == 5) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? Collections.emptyList() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (state.board().isFull()) {
            return 0; // a tie
        }
        return winner(state).get() == Player.X ? 1 : -1;
    }
}
