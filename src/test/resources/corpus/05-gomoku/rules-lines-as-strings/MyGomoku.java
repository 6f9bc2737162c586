// exercise: 05
// truth: right
// mistake: none; the four lines through the last stone are written as strings and searched for five symbols
// player: both
// style: strings with contains
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
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        return x > o ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    /** The whole line of the board through the cell, with the direction (dr, dc). */
    private String line(Board board, Cell cell, int dr, int dc) {
        StringBuilder sb = new StringBuilder();
        int n = board.size();
        for (int k = -n; k <= n; k++) {
            int r = cell.row() + k * dr;
            int c = cell.column() + k * dc;
            if (0 <= r && r < n && 0 <= c && c < n) {
                sb.append(board.at(r, c).map(Player::symbol).orElse('.'));
            }
        }
        return sb.toString();
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Board b = state.board();
        String all = String.join(" ", line(b, last, 0, 1), line(b, last, 1, 0), line(b, last, 1, 1), line(b, last, -1, 1));
        Player mover = b.at(last).get();
        return all.contains(String.valueOf(mover.symbol()).repeat(5)) ? Optional.of(mover) : Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
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
