// exercise: 05
// truth: wrong
// mistake: cells are numbered 15 * row + column whatever the size, so that on larger boards two cells share a number
// player: both
// style: set of numbers and streams, MyGomoku
// single: yes
// detail: only on boards of 16 rows and more
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int ROWS = 15;

    private static int number(int row, int column) {
        return ROWS * row + column;
    }

    private static Set<Integer> stonesOf(Board board, Player player) {
        return IntStream.range(0, board.size())
                .boxed()
                .flatMap(row -> IntStream.range(0, board.size())
                        .filter(column -> board.has(player, row, column))
                        .mapToObj(column -> number(row, column)))
                .collect(Collectors.toSet());
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
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            Board board = state.board();
            Player mover = board.at(last).orElseThrow();
            Set<Integer> stones = stonesOf(board, mover);
            boolean won = IntStream.rangeClosed(-1, 1).anyMatch(slope -> line(board, stones, last, 1, slope) >= 5)
                    || line(board, stones, last, 0, 1) >= 5;
            return won ? Optional.of(mover) : Optional.empty();
        });
    }

    private static int line(Board board, Set<Integer> stones, Cell last, int down, int right) {
        return ray(board, stones, last, down, right) + ray(board, stones, last, -down, -right) - 1;
    }

    private static int ray(Board board, Set<Integer> stones, Cell last, int down, int right) {
        int n = board.size();
        return (int) IntStream.range(0, n)
                .mapToObj(i -> new int[] {last.row() + i * down, last.column() + i * right})
                .takeWhile(rc -> rc[0] >= 0 && rc[0] < n && rc[1] >= 0 && rc[1] < n)
                .takeWhile(rc -> stones.contains(number(rc[0], rc[1])))
                .count();
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
        return winner(state).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
