// exercise: 05
// truth: wrong
// mistake: winner remembers its answer with the last cell as the key, and gives it again for another board whose last move was on the same cell
// player: both
// style: fields as a small cache
// single: yes
// detail: sometimes; needs two different states in a row with the same last cell
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private Cell checkedCell = null;
    private Optional<Player> checkedWinner = Optional.empty();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        boolean equal = state.board().count(Player.O) == state.board().count(Player.X);
        return equal ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no moves after the end");
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell cell = state.last().get();
        // terminal, actions, result and utility all come here
        if (!cell.equals(checkedCell)) {
            checkedWinner = findWinner(state.board(), cell);
            checkedCell = cell;
        }
        return checkedWinner;
    }

    private Optional<Player> findWinner(Board board, Cell cell) {
        Player p = board.at(cell).orElseThrow();
        for (int dr = 0; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc != 1) {
                    continue;
                }
                int total = 1 + ray(board, p, cell, dr, dc) + ray(board, p, cell, -dr, -dc);
                if (total >= 5) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    private int ray(Board board, Player p, Cell cell, int dr, int dc) {
        int i = 1;
        while (true) {
            int r = cell.row() + i * dr;
            int c = cell.column() + i * dc;
            if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(p, r, c)) {
                return i - 1;
            }
            i++;
        }
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
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
