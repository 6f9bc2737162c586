// exercise: 05
// truth: right
// mistake: none; unusual: the five windows that hold the last cell, in each direction, by streams; refuses with NoSuchElementException and IllegalStateException; the lists cannot be changed and come column by column
// player: both
// style: streams and records
// single: yes
// detail: a line of six is found because one of its windows of five is
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    private record Vector(int down, int right) {}

    private static final List<Vector> VECTORS =
            List.of(new Vector(0, 1), new Vector(1, 0), new Vector(1, 1), new Vector(-1, 1));

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return Stream.of(Player.X, Player.O).mapToInt(state.board()::count).distinct().count() == 1 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalStateException("it is over");
        }
        Cell free = Optional.of(cell)
                .filter(state.board()::contains)
                .filter(state.board()::isEmpty)
                .orElseThrow(() -> new NoSuchElementException("not free: " + cell));
        Board board = state.board().copy();
        board.put(free, player(state));
        return new GomokuState(board, Optional.of(free));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last()
                .filter(cell -> VECTORS.stream().anyMatch(v -> isFive(state.board(), cell, v)))
                .flatMap(state.board()::at);
    }

    private boolean isFive(Board board, Cell cell, Vector v) {
        Player player = board.at(cell).orElseThrow();
        return IntStream.rangeClosed(-4, 0).anyMatch(from -> IntStream.range(from, from + 5).allMatch(i -> {
            int row = cell.row() + i * v.down();
            int column = cell.column() + i * v.right();
            return 0 <= row && row < board.size() && 0 <= column && column < board.size() && board.has(player, row, column);
        }));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        int size = state.board().size();
        return IntStream.range(0, size * size)
                .filter(i -> state.board().isEmpty(i % size, i / size))
                .mapToObj(i -> new Cell(i % size, i / size))
                .toList();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.MAX ? 1 : -1).orElse(0);
    }
}
