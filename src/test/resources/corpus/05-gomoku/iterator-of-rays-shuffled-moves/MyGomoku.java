// exercise: 05
// truth: right
// mistake: none; the stones are followed by iterators over rays at most four cells long, moves are shuffled at each call, and a finished game has a new empty list
// player: both
// style: iterators, nested classes, random order of moves
// single: yes
// detail: -
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final class Ray implements Iterator<Cell> {
        private final int size, down, right;
        private int row, column, left = 4;

        Ray(Cell from, int down, int right, int size) {
            this.row = from.row() + down;
            this.column = from.column() + right;
            this.down = down;
            this.right = right;
            this.size = size;
        }

        @Override
        public boolean hasNext() {
            return left > 0 && row >= 0 && row < size && column >= 0 && column < size;
        }

        @Override
        public Cell next() {
            if (!hasNext()) throw new NoSuchElementException();
            Cell cell = new Cell(row, column);
            row += down;
            column += right;
            left--;
            return cell;
        }
    }

    private static int length(Board board, Iterator<Cell> ray, Player player) {
        int n = 0;
        while (ray.hasNext() && board.at(ray.next()).equals(Optional.of(player))) n++;
        return n;
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return List.of(Player.X, Player.O).get(state.board().count(Player.X) == state.board().count(Player.O) ? 0 : 1);
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board next = state.board().copy();
        next.put(cell, player(state));
        if (terminal(state)) {
            throw new UnsupportedOperationException("the game has ended");
        }
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell last = state.last().get();
        Player player = state.board().at(last).orElseThrow();
        int size = state.board().size();
        int longest = 0;
        for (int angle = 0; angle < 4; angle++) {
            int down = (angle + 1) / 2 == 0 ? 0 : 1; // 0, 1, 1, 1
            int right = angle == 0 ? 1 : angle - 2; // 1, -1, 0, 1
            int there = length(state.board(), new Ray(last, down, right, size), player);
            int back = length(state.board(), new Ray(last, -down, -right, size), player);
            longest = Math.max(longest, there + back);
        }
        return longest < 4 ? Optional.empty() : Optional.of(player);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new LinkedList<>();
        if (!terminal(state)) {
            cells.addAll(state.board().emptyCells());
            Collections.shuffle(cells);
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player.compareTo(Player.O) < 0 ? 1 : -1).orElse(0);
    }
}
