// exercise: 05
// truth: wrong
// mistake: winner takes the longer of the two sides of the last stone instead of both together, so a stone in the middle of five is not seen
// player: both
// style: record for a direction, enum-like list, IntStream
// single: yes
// detail: the last stone closes a gap or stands inside the line; fine if it stands at an end of five

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Step(int rows, int columns) {
        Step back() {
            return new Step(-rows, -columns);
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

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
            throw new IllegalArgumentException("over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> state.board().at(cell).filter(p -> STEPS.stream()
                .anyMatch(step -> 1 + Math.max(run(state.board(), p, cell, step), run(state.board(), p, cell, step.back())) >= 5)));
    }

    private static int run(Board board, Player p, Cell from, Step step) {
        return (int) IntStream.iterate(1, i -> i + 1)
                .takeWhile(i -> mine(board, p, from.row() + i * step.rows(), from.column() + i * step.columns()))
                .count();
    }

    private static boolean mine(Board board, Player p, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(p, row, column);
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
