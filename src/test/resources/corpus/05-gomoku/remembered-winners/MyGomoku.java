// exercise: 05
// truth: wrong
// mistake: remembers winners under the size, the number of stones and the last cell only, so different positions share an entry
// player: both
// style: memo map, key as a string
// single: yes
// detail: sometimes; wrong as soon as a position has the same number of stones, the same last cell and the same size as an earlier one
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final Map<String, Optional<Player>> known = new HashMap<>();

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
            throw new IllegalArgumentException("the game is over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        String key = state.board().size() + ":" + state.board().stones() + ":" + state.last();
        return known.computeIfAbsent(key, k -> search(state));
    }

    private Optional<Player> search(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player player = state.board().at(last).orElseThrow();
        for (int dr = 0; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc != 1) {
                    continue;
                }
                int length = 1 + count(state.board(), player, last, dr, dc) + count(state.board(), player, last, -dr, -dc);
                if (length >= 5) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    private int count(Board board, Player player, Cell cell, int dr, int dc) {
        int row = cell.row() + dr;
        int column = cell.column() + dc;
        if (row < 0 || column < 0 || row >= board.size() || column >= board.size() || !board.has(player, row, column)) {
            return 0;
        }
        return 1 + count(board, player, new Cell(row, column), dr, dc);
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
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
