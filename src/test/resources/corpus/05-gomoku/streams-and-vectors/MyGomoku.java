// exercise: 05
// truth: right
// mistake: none; enum of directions and streams with takeWhile
// player: both
// style: streams, nested enum, everything an expression
// single: yes
// detail: always
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
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), NORTH_EAST(-1, 1);

        final int dr;
        final int dc;

        Axis(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }

        long length(Board board, Cell from, Player who) {
            return ray(board, from, who, 1) + ray(board, from, who, -1) - 1;
        }

        private long ray(Board board, Cell from, Player who, int sign) {
            return IntStream.range(0, board.size())
                    .takeWhile(i -> inside(board, from.row() + sign * i * dr) && inside(board, from.column() + sign * i * dc))
                    .takeWhile(i -> board.has(who, from.row() + sign * i * dr, from.column() + sign * i * dc))
                    .count();
        }

        private static boolean inside(Board board, int k) {
            return 0 <= k && k < board.size();
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.O) == state.board().count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("over");
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> state.board().at(cell)
                .filter(who -> Arrays.stream(Axis.values()).anyMatch(axis -> axis.length(state.board(), cell, who) > 4)));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return winner(state).isPresent() ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(w -> w.equals(Player.MAX) ? 1 : -1).orElse(0);
    }
}
