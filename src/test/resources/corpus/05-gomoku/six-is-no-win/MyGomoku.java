// exercise: 05
// truth: wrong
// mistake: winner asks for exactly five stones in a row, so a line of six or more does not win.
// player: both
// style: streams over a Direction enum, recursion for counting
// single: yes
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Direction {
        EAST(0, 1),
        SOUTH(1, 0),
        SOUTHEAST(1, 1),
        SOUTHWEST(1, -1);

        private final int down;
        private final int right;

        Direction(int down, int right) {
            this.down = down;
            this.right = right;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("not allowed: " + cell);
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> fiveThrough(state.board(), cell));
    }

    private Optional<Player> fiveThrough(Board board, Cell cell) {
        Player owner = board.at(cell).orElseThrow();
        boolean won = Stream.of(Direction.values())
                .mapToInt(d -> 1
                        + run(board, owner, cell.row() + d.down, cell.column() + d.right, d.down, d.right)
                        + run(board, owner, cell.row() - d.down, cell.column() - d.right, -d.down, -d.right))
                .anyMatch(length -> length == 5);
        return won ? Optional.of(owner) : Optional.empty();
    }

    private int run(Board board, Player owner, int row, int column, int down, int right) {
        boolean inside = row >= 0 && row < board.size() && column >= 0 && column < board.size();
        if (!inside || !board.has(owner, row, column)) {
            return 0;
        }
        return 1 + run(board, owner, row + down, column + right, down, right);
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
        return winner(state).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
