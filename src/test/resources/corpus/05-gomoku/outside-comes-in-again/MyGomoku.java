// exercise: 05
// truth: wrong
// mistake: result turns the cell into one index before it checks it, so a column beyond the right edge becomes a cell of a later row and is not refused.
// kind: subtle
// player: both
// style: flat indices instead of cells
// single: yes
// detail: result(s, (1,n)) on a board of n rows puts a stone on (2,0) if that is empty, instead of refusing; the last row's (n-1,n) is refused
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    private static char[] flat(Board board) {
        return board.toString().replace("/", "").toCharArray();
    }

    public GomokuState result(GomokuState state, Cell cell) {
        int n = state.board().size();
        char[] cells = flat(state.board());
        int index = cell.row() * n + cell.column();
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over");
        }
        if (index >= n * n) {
            throw new IllegalArgumentException("outside the board: " + cell);
        }
        if (cells[index] != '.') {
            throw new IllegalArgumentException("taken: " + cell);
        }
        Cell played = new Cell(index / n, index % n);
        Board next = state.board().copy();
        next.put(played, player(state));
        return new GomokuState(next, Optional.of(played));
    }

    public Optional<Player> winner(GomokuState state) {
        int n = state.board().size();
        char[] cells = flat(state.board());
        for (int i = 0; i < n * n; i++) {
            if (cells[i] == '.') continue;
            int r = i / n, c = i % n;
            if (c + 4 < n && same(cells, i, 1)
                    || r + 4 < n && same(cells, i, n)
                    || c + 4 < n && r + 4 < n && same(cells, i, n + 1)
                    || c >= 4 && r + 4 < n && same(cells, i, n - 1)) {
                return Optional.of(cells[i] == 'X' ? Player.X : Player.O);
            }
        }
        return Optional.empty();
    }

    private static boolean same(char[] cells, int from, int step) {
        return IntStream.range(1, 5).allMatch(k -> cells[from + k * step] == cells[from]);
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return new ArrayList<>();
        int n = state.board().size();
        char[] cells = flat(state.board());
        return IntStream.range(0, n * n).filter(i -> cells[i] == '.').mapToObj(i -> new Cell(i / n, i % n)).collect(Collectors.toList());
    }

    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
