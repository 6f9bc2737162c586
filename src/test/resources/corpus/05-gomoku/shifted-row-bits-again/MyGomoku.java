// exercise: 05
// truth: right
// mistake: none; rows as bit masks, shifted so that every direction becomes a row of nine bits around the last stone
// player: both
// style: bit tricks
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int REACH = 4;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int more = state.board().count(Player.X) - state.board().count(Player.O);
        return more == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        int n = state.board().size();
        if (cell.row() >= n || cell.column() >= n || !state.board().isEmpty(cell) || winner(state).isPresent()) {
            throw new IllegalArgumentException("no move there: " + cell);
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
        Board board = state.board();
        int row = state.last().get().row();
        int column = state.last().get().column();
        Player player = board.has(Player.X, row, column) ? Player.X : Player.O;
        int across = (int) (board.row(player, row) << REACH >>> column) & 0x1FF;
        int down = 0;
        int right = 0;
        int left = 0;
        for (int k = -REACH; k <= REACH; k++) {
            if (row + k < 0 || row + k >= board.size()) {
                continue;
            }
            long bits = board.row(player, row + k) << REACH; // bit of column c is c + 4
            int place = k + REACH;
            down |= (int) (bits >>> column + REACH & 1) << place;
            right |= (int) (bits >>> column + REACH + k & 1) << place;
            left |= (int) (bits >>> column + REACH - k & 1) << place;
        }
        boolean won = five(across) || five(down) || five(right) || five(left);
        return won ? Optional.of(player) : Optional.empty();
    }

    private static boolean five(int m) {
        int pairs = m & m >> 1;
        return (pairs & pairs >> 2 & m >> 4) != 0;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
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
