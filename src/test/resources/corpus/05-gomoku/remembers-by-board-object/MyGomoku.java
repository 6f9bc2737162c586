// exercise: 05
// truth: wrong
// mistake: remembers the winner by the board object, so a stone that the caller puts on the same board later is not seen
// player: both
// style: field with a cache, lambdas
// single: yes
// detail: sometimes; only if the same board object is asked about again with other stones
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final Map<Board, Optional<Player>> winners = new IdentityHashMap<>();

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
        if (terminal(state)) throw new IllegalArgumentException("game is over");
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return winners.computeIfAbsent(state.board(), board -> state.last().flatMap(cell -> findWinner(board, cell)));
    }

    private Optional<Player> findWinner(Board board, Cell cell) {
        Player player = board.at(cell).orElseThrow();
        int[] rowSteps = {0, 1, 1, -1};
        int[] columnSteps = {1, 0, 1, 1};
        for (int i = 0; i < 4; i++) {
            int inLine = 1;
            for (int sign : List.of(1, -1)) {
                int row = cell.row() + sign * rowSteps[i];
                int column = cell.column() + sign * columnSteps[i];
                while (inside(board, row) && inside(board, column) && board.has(player, row, column)) {
                    inLine++;
                    row += sign * rowSteps[i];
                    column += sign * columnSteps[i];
                }
            }
            if (inLine >= 5) return Optional.of(player);
        }
        return Optional.empty();
    }

    private static boolean inside(Board board, int index) {
        return index >= 0 && index < board.size();
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
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
