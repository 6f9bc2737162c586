// exercise: 05
// truth: right
// mistake: -
// player: both
// style: the four lines through the last stone as text, a regular expression, answers remembered by the content of the state
// single: yes
// detail: -

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final Pattern FIVE = Pattern.compile("X{5}|O{5}");
    private static final Map<String, Optional<Player>> KNOWN = new ConcurrentHashMap<>();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board b = state.board();
        return b.count(Player.MIN) != b.count(Player.MAX) ? Player.MIN : Player.MAX;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Optional<Player> over = winner(state);
        over.ifPresent(p -> {
            throw new IllegalArgumentException(p + " has won already");
        });
        GomokuState next = new GomokuState(state.board().copy(), Optional.of(cell));
        next.board().put(cell, player(state));
        return next;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (KNOWN.size() > 20_000) {
            KNOWN.clear();
        }
        return KNOWN.computeIfAbsent(state.toString(), text -> state.last().flatMap(at -> lookAround(state.board(), at)));
    }

    private static Optional<Player> lookAround(Board board, Cell at) {
        String lines = IntStream.range(0, 4).mapToObj(way -> line(board, at, way)).collect(Collectors.joining("|"));
        Matcher m = FIVE.matcher(lines);
        return m.find() ? Optional.of(m.group().charAt(0) == 'X' ? Player.X : Player.O) : Optional.empty();
    }

    /** At most four cells to either side. */
    private static String line(Board board, Cell at, int way) {
        int dr = way == 0 ? 0 : 1;
        int dc = way == 0 ? 1 : 2 - way;
        return IntStream.rangeClosed(-4, 4)
                .mapToObj(i -> symbol(board, at.row() + i * dr, at.column() + i * dc))
                .collect(Collectors.joining());
    }

    private static String symbol(Board board, int row, int column) {
        int n = board.size();
        if (Math.floorMod(row, n) != row || Math.floorMod(column, n) != column) {
            return "#";
        }
        return board.at(row, column).map(p -> String.valueOf(p.symbol())).orElse(".");
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return winner(state).map(p -> List.<Cell>of()).orElseGet(() -> state.board().emptyCells());
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).stream().mapToInt(p -> p == Player.O ? -1 : 1).sum();
    }
}
