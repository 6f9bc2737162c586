// exercise: 05
// truth: right
// mistake: none; the four lines as text with a regular expression, actions shuffled anew at each call, own exceptions for refusals
// player: both
// style: strings and regular expressions, stack walk, random order
// single: yes
// detail: always right; refuses with IllegalStateException (game over) and NoSuchElementException (taken, outside)
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final Pattern X_WINS = Pattern.compile("X{5}");
    private static final Pattern O_WINS = Pattern.compile("O{5}");

    @Override
    public GomokuState start(int size) {
        return GomokuState.parse(String.join("/", Collections.nCopies(size, ".".repeat(size))));
    }

    @Override
    public Player player(GomokuState state) {
        int balance = 0;
        for (char c : state.board().toString().toCharArray()) {
            balance += c == 'X' ? 1 : c == 'O' ? -1 : 0;
        }
        return balance == 0 ? Player.MAX : Player.MIN;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalStateException("this game has ended");
        }
        if (!state.board().emptyCells().contains(cell)) {
            throw new NoSuchElementException("no free cell " + cell);
        }
        StringBuilder text = new StringBuilder(state.board().toString());
        text.setCharAt(cell.row() * (state.board().size() + 1) + cell.column(), player(state).symbol());
        return new GomokuState(Board.parse(text.toString()), Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        String lines = state.last().map(cell -> lines(state.board(), cell)).orElse("");
        return X_WINS.matcher(lines).find() && state.board().at(state.last().get()).get() == Player.X
                ? Optional.of(Player.X)
                : O_WINS.matcher(lines).find() && state.board().at(state.last().get()).get() == Player.O
                        ? Optional.of(Player.O)
                        : Optional.empty();
    }

    private static String lines(Board board, Cell cell) {
        int n = board.size();
        String[] rows = board.toString().split("/");
        StringBuilder text = new StringBuilder(rows[cell.row()]).append('|');
        for (String row : rows) {
            text.append(row.charAt(cell.column()));
        }
        text.append('|');
        for (int row = 0; row < n; row++) {
            int column = cell.column() + row - cell.row();
            text.append(column < 0 || column >= n ? '|' : rows[row].charAt(column));
        }
        text.append('|');
        for (int row = 0; row < n; row++) {
            int column = cell.column() - row + cell.row();
            text.append(column < 0 || column >= n ? '|' : rows[row].charAt(column));
        }
        return text.toString();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return !state.board().toString().contains(".") || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        Deque<Cell> stack = new ArrayDeque<>();
        if (!terminal(state)) {
            List<Cell> cells = new ArrayList<>(state.board().emptyCells());
            Collections.shuffle(cells);
            cells.forEach(stack::push);
        }
        return new LinkedList<>(stack);
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> 1 - 2 * p.ordinal()).orElse(0);
    }
}
