// exercise: 05
// truth: right
// mistake: none; streams and an enum of the four axes
// player: both
// style: streams, enum, takeWhile
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;
import java.util.stream.Stream;

public class MyGomoku implements GomokuTask {
    private enum Axis {
        ROW(0, 1), COLUMN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int dr;
        final int dc;

        Axis(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private record Point(int r, int c) {
        Point step(int dr, int dc) {
            return new Point(r + dr, c + dc);
        }

        boolean on(Board board) {
            return Math.min(r, c) >= 0 && Math.max(r, c) < board.size();
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int difference = state.board().count(Player.X) - state.board().count(Player.O);
        return difference == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("game over");
        var board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last()
                .flatMap(cell -> state.board().at(cell)
                        .filter(p -> Stream.of(Axis.values()).anyMatch(a -> length(state.board(), cell, p, a) >= 5)));
    }

    private static long length(Board board, Cell cell, Player p, Axis axis) {
        Point here = new Point(cell.row(), cell.column());
        return ray(board, here, p, axis.dr, axis.dc) + ray(board, here, p, -axis.dr, -axis.dc) - 1;
    }

    private static long ray(Board board, Point from, Player p, int dr, int dc) {
        return Stream.iterate(from, x -> x.step(dr, dc))
                .takeWhile(x -> x.on(board) && board.has(p, x.r(), x.c()))
                .count();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return Optional.of(state).filter(s -> !terminal(s)).map(s -> s.board().emptyCells()).orElseGet(List::of);
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(w -> switch (w) { case MAX -> 1; case MIN -> -1; }).orElse(0);
    }
}
