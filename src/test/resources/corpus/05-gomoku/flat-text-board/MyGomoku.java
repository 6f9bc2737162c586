// exercise: 05
// truth: wrong
// mistake: result checks row * n + column only, so a cell beyond the right edge (column n or more) is not refused but lands in a later row
// player: both
// style: ported from C, the board as a flat array of characters
// single: yes
// detail: sometimes; only for cells outside by their column, in a row that is not the last, where the cell it wraps to is empty
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static char[] flat(Board b) {
        return b.toString().replace("/", "").toCharArray();
    }

    private static Board unflat(char[] cells, int n) {
        Board b = Board.empty(n);
        for (int i = 0; i < n * n; i++) {
            if (cells[i] != '.') {
                b.put(new Cell(i / n, i % n), cells[i] == 'X' ? Player.X : Player.O);
            }
        }
        return b;
    }

    public GomokuState start(int size) {
        char[] cells = ".".repeat(size * size).toCharArray();
        return new GomokuState(unflat(cells, size), Optional.empty());
    }

    public Player player(GomokuState state) {
        int balance = 0;
        for (char c : flat(state.board())) {
            balance += c == 'X' ? 1 : c == 'O' ? -1 : 0;
        }
        return balance == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        int n = state.board().size();
        int i = cell.row() * n + cell.column();
        char[] cells = flat(state.board());
        if (i >= cells.length || cells[i] != '.' || terminal(state)) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        cells[i] = player(state).symbol();
        return new GomokuState(unflat(cells, n), Optional.of(new Cell(i / n, i % n)));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int n = state.board().size();
        char[] cells = flat(state.board());
        int r = state.last().get().row();
        int c = state.last().get().column();
        char me = cells[r * n + c];
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            int len = 0;
            for (int k = -4; k <= 4; k++) {
                int y = r + k * d[0];
                int x = c + k * d[1];
                boolean mine = y >= 0 && y < n && x >= 0 && x < n && cells[y * n + x] == me;
                len = mine ? len + 1 : 0;
                if (len == 5) {
                    return Optional.of(me == 'X' ? Player.X : Player.O);
                }
            }
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || new String(flat(state.board())).indexOf('.') < 0;
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> moves = new ArrayList<>();
        if (terminal(state)) {
            return moves;
        }
        int n = state.board().size();
        char[] cells = flat(state.board());
        for (int i = cells.length - 1; i >= 0; i--) {
            if (cells[i] == '.') {
                moves.add(new Cell(i / n, i % n));
            }
        }
        return moves;
    }

    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
