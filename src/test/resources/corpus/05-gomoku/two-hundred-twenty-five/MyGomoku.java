// exercise: 05
// truth: wrong
// mistake: terminal takes a board for full at 225 stones, whatever its size
// player: both
// style: constants of the 15x15 board, do-while loops
// single: yes
// detail: sometimes; ties on boards other than 15x15, and boards of 16 to 19 rows that go on after 225 stones
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int TO_WIN = 5;
    private static final int ALL_CELLS = 15 * 15;
    private static final int[][] AXES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

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
            throw new IllegalArgumentException("It's over!");
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
        Cell cell = state.last().get();
        Board board = state.board();
        Player player = board.at(cell).orElseThrow();
        for (int[] axis : AXES) {
            int stones = -1;
            int row = cell.row();
            int col = cell.column();
            do {
                stones++;
                row += axis[0];
                col += axis[1];
            } while (isStone(board, row, col, player));
            row = cell.row();
            col = cell.column();
            do {
                stones++;
                row -= axis[0];
                col -= axis[1];
            } while (isStone(board, row, col, player));
            if (stones >= TO_WIN) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private boolean isStone(Board board, int row, int col, Player player) {
        int n = board.size();
        return row > -1 && row < n && col > -1 && col < n && board.has(player, row, col);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().stones() == ALL_CELLS;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
