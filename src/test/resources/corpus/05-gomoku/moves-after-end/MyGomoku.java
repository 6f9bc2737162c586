// exercise: 05
// truth: wrong
// mistake: actions lists the empty cells although somebody has already won
// player: both
// style: streams over all cells, result asks terminal by itself
// kind: slip
// single: yes
// detail: whenever actions is asked about a state that is won and not full
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.O) < state.board().count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is over.");
        }
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        int n = state.board().size();
        return Stream.of(Player.X, Player.O)
                .filter(p -> IntStream.range(0, n * n)
                        .anyMatch(i -> IntStream.rangeClosed(0, 3).anyMatch(d -> five(state.board(), p, i / n, i % n, d))))
                .findFirst();
    }

    private static boolean five(Board board, Player p, int row, int column, int direction) {
        int dr = direction == 0 ? 0 : 1;
        int dc = direction == 1 ? 0 : direction == 3 ? -1 : 1;
        int endRow = row + 4 * dr;
        int endColumn = column + 4 * dc;
        return endRow < board.size()
                && endColumn < board.size()
                && endColumn >= 0
                && IntStream.range(0, 5).allMatch(k -> board.has(p, row + k * dr, column + k * dc));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        int n = state.board().size();
        return IntStream.range(0, n * n)
                .mapToObj(i -> new Cell(i / n, i % n))
                .filter(state.board()::isEmpty)
                .collect(Collectors.toList());
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
