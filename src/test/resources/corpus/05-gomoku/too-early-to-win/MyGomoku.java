// exercise: 05
// truth: wrong
// mistake: winner does not look while there are nine stones or fewer, but X can have five with the ninth stone
// player: both
// style: shortcut before counting
// single: yes
// detail: sometimes; in a real game only if X wins with the ninth stone
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int IN_A_ROW = 5;

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
            throw new IllegalArgumentException("The game is over.");
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        // nobody has placed enough stones
        if (board.stones() < 2 * IN_A_ROW || state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell cell = state.last().get();
        Player player = board.at(cell).get();
        int[][] ways = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] way : ways) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int k = 1; k < IN_A_ROW; k++) {
                    int row = cell.row() + sign * k * way[0];
                    int column = cell.column() + sign * k * way[1];
                    if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
                        break;
                    }
                    if (!board.has(player, row, column)) {
                        break;
                    }
                    length++;
                }
            }
            if (length >= IN_A_ROW) {
                return Optional.of(player);
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
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Player w = winner(state).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
