// exercise: 05
// truth: wrong
// mistake: result only refuses cells that put refuses, so a stone can be put after somebody has won
// player: both
// style: helper class Ray as iterator
// kind: slip
// single: yes
// detail: result with an empty cell in a state that somebody has won
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** The cells from a cell on, the cell itself left out, as far as the board goes. */
    private static final class Ray implements Iterator<Cell> {
        private final int size;
        private final int dr;
        private final int dc;
        private int r;
        private int c;

        Ray(int size, Cell from, int dr, int dc) {
            this.size = size;
            this.dr = dr;
            this.dc = dc;
            this.r = from.row() + dr;
            this.c = from.column() + dc;
        }

        @Override
        public boolean hasNext() {
            return 0 <= r && r < size && 0 <= c && c < size;
        }

        @Override
        public Cell next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Cell cell = new Cell(r, c);
            r += dr;
            c += dc;
            return cell;
        }
    }

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
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Optional<Player> who = state.board().at(last);
        int[][] half = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : half) {
            int line = 1 + run(state.board(), who, last, d[0], d[1]) + run(state.board(), who, last, -d[0], -d[1]);
            if (line > 4) {
                return who;
            }
        }
        return Optional.empty();
    }

    private static int run(Board board, Optional<Player> who, Cell from, int dr, int dc) {
        int n = 0;
        Ray ray = new Ray(board.size(), from, dr, dc);
        while (ray.hasNext() && board.at(ray.next()).equals(who)) {
            n++;
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
