// exercise: 05
// truth: right
// mistake: none; winner looks at every line of five on the board, with streams
// player: both
// style: streams over start cells and directions
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

    private record Dir(int dr, int dc) {}

    private static final List<Dir> DIRS = List.of(new Dir(0, 1), new Dir(1, 0), new Dir(1, 1), new Dir(1, -1));

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
        boolean allowed = actions(state).stream().anyMatch(cell::equals);
        if (!allowed) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return Stream.of(Player.X, Player.O).filter(p -> hasFive(state.board(), p)).findFirst();
    }

    private boolean hasFive(Board b, Player p) {
        int n = b.size();
        return IntStream.range(0, n * n)
                .anyMatch(i -> b.has(p, i / n, i % n) && DIRS.stream().anyMatch(d -> lineFrom(b, p, i / n, i % n, d)));
    }

    private boolean lineFrom(Board b, Player p, int row, int col, Dir d) {
        int lastRow = row + 4 * d.dr();
        int lastCol = col + 4 * d.dc();
        if (lastRow >= b.size() || lastCol < 0 || lastCol >= b.size()) {
            return false;
        }
        return IntStream.rangeClosed(1, 4).allMatch(k -> b.has(p, row + k * d.dr(), col + k * d.dc()));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
