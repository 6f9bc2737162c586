// exercise: 05
// truth: wrong
// mistake: a row wins only with exactly five stones, six or more do not
// player: both
// style: streams over a list of int pairs
// single: yes
// detail: sometimes; only lines of six and more
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private record Step(int row, int col) {
        Step reversed() {
            return new Step(-row, -col);
        }
    }

    private static final List<Step> STEPS = List.of(new Step(1, 0), new Step(0, 1), new Step(1, 1), new Step(-1, 1));

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
        if (terminal(state)) {
            throw new IllegalArgumentException("No moves after the end of the game: " + cell);
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().orElseThrow();
        Player player = state.board().at(last).orElseThrow();
        boolean won = STEPS.stream()
                .mapToInt(s -> 1 + Stream.of(s, s.reversed()).mapToInt(t -> follow(state.board(), last, t, player)).sum())
                .anyMatch(n -> n == 5);
        return won ? Optional.of(player) : Optional.empty();
    }

    private int follow(Board board, Cell from, Step s, Player player) {
        return (int) IntStream.iterate(1, i -> i + 1)
                .takeWhile(i -> {
                    int r = from.row() + i * s.row();
                    int c = from.column() + i * s.col();
                    return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c);
                })
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
