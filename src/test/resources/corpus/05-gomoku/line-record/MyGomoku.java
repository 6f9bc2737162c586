// exercise: 05
// truth: wrong
// mistake: winner compares the length of the line with == 5, so six and more in a row do not win
// player: both
// style: record for a line, streams, Stream.iterate with takeWhile
// kind: slip
// single: yes
// detail: the last stone joins two runs to six or more
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
    private record Ray(Board board, Cell from, int dr, int dc) {
        boolean inside(int r, int c) {
            return r >= 0 && c >= 0 && r < board.size() && c < board.size();
        }

        long length(Player p) {
            return IntStream.iterate(1, i -> i + 1)
                    .takeWhile(i -> inside(from.row() + i * dr, from.column() + i * dc)
                            && board.has(p, from.row() + i * dr, from.column() + i * dc))
                    .count();
        }

        Ray back() {
            return new Ray(board, from, -dr, -dc);
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
        if (terminal(state)) {
            throw new IllegalArgumentException("finished");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            Player p = state.board().at(last).get();
            boolean five = Stream.of(new Ray(state.board(), last, 0, 1), new Ray(state.board(), last, 1, 0),
                            new Ray(state.board(), last, 1, 1), new Ray(state.board(), last, 1, -1))
                    .anyMatch(ray -> ray.length(p) + ray.back().length(p) + 1 == 5);
            return five ? Optional.of(p) : Optional.<Player>empty();
        });
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
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
