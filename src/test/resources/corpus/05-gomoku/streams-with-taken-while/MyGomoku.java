// exercise: 05
// truth: right
// mistake: none; stones beside the last one are counted with Stream.iterate and takeWhile, the two sides of an axis added up
// player: both
// style: functional: enum of axes, streams, Optional chains
// single: yes
// detail: the limit on the stream is the predicate only; it stops at the edge at the latest
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Axis {
        WEST_EAST(0, 1),
        NORTH_SOUTH(1, 0),
        NORTHWEST_SOUTHEAST(1, 1),
        SOUTHWEST_NORTHEAST(-1, 1);

        private final int down;
        private final int right;

        Axis(int down, int right) {
            this.down = down;
            this.right = right;
        }

        long length(Board board, Cell cell, Player player) {
            return 1 + oneSide(board, cell, player, 1) + oneSide(board, cell, player, -1);
        }

        private long oneSide(Board board, Cell cell, Player player, int sign) {
            return IntStream.iterate(sign, i -> i + sign)
                    .takeWhile(i -> owns(board, player, cell.row() + i * down, cell.column() + i * right))
                    .count();
        }

        private static boolean owns(Board board, Player player, int row, int column) {
            return Math.min(row, column) >= 0
                    && Math.max(row, column) < board.size()
                    && board.at(row, column).filter(player::equals).isPresent();
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) > state.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        return Optional.of(state)
                .filter(each -> !terminal(each))
                .map(each -> each.board().copy())
                .map(copy -> {
                    copy.put(cell, player(state));
                    return new GomokuState(copy, Optional.of(cell));
                })
                .orElseThrow(() -> new IllegalArgumentException("over: " + state));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> state.board().at(cell).filter(player ->
                Arrays.stream(Axis.values()).anyMatch(axis -> axis.length(state.board(), cell, player) >= 5)));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return state.board().emptyCells().stream().filter(cell -> !terminal(state)).toList();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).stream().mapToInt(player -> player == Player.MAX ? 1 : -1).sum();
    }
}
