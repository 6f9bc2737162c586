// exercise: 05
// truth: right
// mistake: none; the line through the last stone is written as text and matched with a regular expression
// player: both
// style: streams and a regular expression, terminal by way of actions
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final Pattern FIVE = Pattern.compile("(X{5}|O{5})");

    private record Step(int dr, int dc) {}

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board b = state.board();
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException(cell + " cannot be played in " + state);
        }
        Board after = Board.parse(state.board().toString());
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last()
                .filter(last -> Stream.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(-1, 1))
                        .map(step -> ray(state.board(), last, step))
                        .anyMatch(text -> FIVE.matcher(text).find()))
                .flatMap(state.board()::at);
    }

    private static String ray(Board b, Cell c, Step s) {
        return IntStream.rangeClosed(-4, 4)
                .mapToObj(k -> symbol(b, c.row() + k * s.dr(), c.column() + k * s.dc()))
                .collect(Collectors.joining());
    }

    private static String symbol(Board b, int r, int c) {
        int n = b.size();
        return r < 0 || c < 0 || r >= n || c >= n ? "#" : b.at(r, c).map(p -> "" + p.symbol()).orElse(".");
    }

    @Override
    public boolean terminal(GomokuState state) {
        return actions(state).isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return winner(state).isPresent() ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Player who = winner(state).orElse(null);
        return who == null ? 0 : 1 - 2 * who.ordinal();
    }
}
