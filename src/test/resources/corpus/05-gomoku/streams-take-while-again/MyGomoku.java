// exercise: 05
// truth: right
// mistake: none; streams with takeWhile, an enum of axes
// player: both
// style: streams
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Axis {
        ROW(0, 1), COLUMN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int down;
        final int right;

        Axis(int down, int right) {
            this.down = down;
            this.right = right;
        }

        boolean winsAt(Board board, Cell cell, Player player) {
            return ray(board, cell, player, 1) + ray(board, cell, player, -1) >= 4;
        }

        private long ray(Board board, Cell cell, Player player, int way) {
            return IntStream.iterate(way, i -> i + way)
                    .takeWhile(i -> {
                        int r = cell.row() + i * down;
                        int c = cell.column() + i * right;
                        return Math.min(r, c) >= 0 && Math.max(r, c) < board.size() && board.has(player, r, c);
                    })
                    .count();
        }
    }

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
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException(cell + " cannot be played");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        return state.last()
                .flatMap(cell -> board.at(cell)
                        .filter(p -> Stream.of(Axis.values()).anyMatch(axis -> axis.winsAt(board, cell, p))));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return Stream.of(state)
                .filter(s -> !terminal(s))
                .flatMap(s -> s.board().emptyCells().stream())
                .toList();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).stream().mapToInt(p -> p == Player.X ? 1 : -1).sum();
    }
}
