// exercise: 05
// truth: right
// mistake: -
// player: both
// style: regular expressions over the board's text, whole board
// kind: right
// single: yes
// detail: -
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** Reads the text of the board: a slash stands after every row, so nothing can go on across an edge. */
public class MyGomoku implements GomokuTask {
    private static final Map<Integer, Pattern> LINES = new ConcurrentHashMap<>();

    private static Pattern lines(int size) {
        return LINES.computeIfAbsent(size, n -> {
            StringBuilder regex = new StringBuilder("([XO])(?:");
            String bar = "";
            for (int skipped : new int[] {0, n - 1, n, n + 1}) {
                regex.append(bar).append("(?=(?:.{").append(skipped).append("}\\1){4})");
                bar = "|";
            }
            return Pattern.compile(regex.append(")").toString());
        });
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        String text = state.board().toString();
        long difference = text.chars().filter(c -> c == 'X').count() - text.chars().filter(c -> c == 'O').count();
        return difference == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException(cell + " may not be played in " + state);
        }
        StringBuilder text = new StringBuilder(state.board().toString());
        text.setCharAt(cell.row() * (state.board().size() + 1) + cell.column(), player(state).symbol());
        return new GomokuState(Board.parse(text.toString()), Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        var matcher = lines(state.board().size()).matcher(state.board().toString());
        return matcher.find()
                ? Optional.of(matcher.group(1).equals("X") ? Player.X : Player.O)
                : Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().toString().indexOf('.') < 0 || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> free = state.board().emptyCells();
        if (terminal(state)) {
            free.clear();
        }
        return free;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).stream().mapToInt(who -> who == Player.X ? 1 : -1).sum();
    }
}
