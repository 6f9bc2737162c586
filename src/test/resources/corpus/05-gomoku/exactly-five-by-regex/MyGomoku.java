// exercise: 05
// truth: wrong
// mistake: exactly five win, six or more do not: the regular expression wants no further stone at either end
// player: both
// style: the four lines through the last stone as strings, and a regular expression
// single: yes
// detail: lines of five are right everywhere
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final Pattern X_WINS = Pattern.compile("(?<!X)XXXXX(?!X)");
    private static final Pattern O_WINS = Pattern.compile("(?<!O)OOOOO(?!O)");

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return 2 * state.board().count(Player.X) == state.board().stones() ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state) || !state.board().contains(cell) || !state.board().isEmpty(cell)) {
            throw new IllegalArgumentException(cell + " may not be played");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player player = state.board().at(last).get();
        Pattern wins = player == Player.X ? X_WINS : O_WINS;
        String lines = line(state.board(), last, 0, 1)
                + "|" + line(state.board(), last, 1, 0)
                + "|" + line(state.board(), last, 1, 1)
                + "|" + line(state.board(), last, 1, -1);
        return wins.matcher(lines).find() ? Optional.of(player) : Optional.empty();
    }

    /** The whole line through the cell, as text. */
    private String line(Board board, Cell cell, int dr, int dc) {
        int r = cell.row();
        int c = cell.column();
        while (inside(board, r - dr, c - dc)) {
            r -= dr;
            c -= dc;
        }
        StringBuilder text = new StringBuilder();
        for (; inside(board, r, c); r += dr, c += dc) {
            text.append(board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.');
        }
        return text.toString();
    }

    private boolean inside(Board board, int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        return winner(state).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
