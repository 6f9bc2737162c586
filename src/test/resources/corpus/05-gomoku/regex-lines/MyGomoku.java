// exercise: 05
// truth: right
// mistake: -
// player: both
// style: the four whole lines through the last stone as text; other exception; actions backwards in a linked list
// kind: -
// single: yes
// detail: -
import java.util.LinkedList;
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
        return new GomokuState(Board.parse(String.join("/", java.util.Collections.nCopies(size, ".".repeat(size)))), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        // Parse the picture again: nothing of the old board can be shared then.
        if (!actions(state).contains(cell)) {
            throw new IllegalStateException("no legal move: " + cell);
        }
        Board old = state.board();
        StringBuilder picture = new StringBuilder(old.toString());
        int at = cell.row() * (old.size() + 1) + cell.column(); // one more for the slash
        picture.setCharAt(at, player(state).symbol());
        return new GomokuState(Board.parse(picture.toString()), Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> state.board().at(last).filter(owner -> lines(state.board(), last)
                .anyMatch(line -> line.contains(String.valueOf(owner.symbol()).repeat(5)))));
    }

    private Stream<String> lines(Board board, Cell at) {
        int n = board.size();
        int r = at.row();
        int c = at.column();
        return Stream.of(
                text(board, IntStream.range(0, n).mapToObj(i -> new int[] {r, i})),
                text(board, IntStream.range(0, n).mapToObj(i -> new int[] {i, c})),
                text(board, IntStream.range(0, n).mapToObj(i -> new int[] {i, c - r + i})),
                text(board, IntStream.range(0, n).mapToObj(i -> new int[] {i, c + r - i})));
    }

    private String text(Board board, Stream<int[]> cells) {
        return cells.filter(p -> p[1] >= 0 && p[1] < board.size())
                .map(p -> board.has(Player.X, p[0], p[1]) ? "X" : board.has(Player.O, p[0], p[1]) ? "O" : ".")
                .collect(Collectors.joining());
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        LinkedList<Cell> backwards = new LinkedList<>();
        if (!terminal(state)) {
            state.board().emptyCells().forEach(backwards::addFirst);
        }
        return backwards;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> 1 - 2 * p.ordinal()).orElse(0);
    }
}
