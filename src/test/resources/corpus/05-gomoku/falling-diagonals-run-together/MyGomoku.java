// exercise: 05
// truth: wrong
// mistake: All lines of the board are written into a text with a slash between them, but after the diagonals down to the left the slash is missing, so stones at the end of one and the start of the next count as neighbours.
// kind: subtle
// player: both
// style: text of all lines and a regular expression
// single: yes
// detail: X at the end of one diagonal down to the left and at the beginning of the next one, together five: e.g. on 7x7 X on (4,2) (5,1) (6,0) (1,6) (2,5), last (2,5)
import java.util.*;
import java.util.regex.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private static final Pattern X_WINS = Pattern.compile("X{5,}");
    private static final Pattern O_WINS = Pattern.compile("O{5,}");

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("game over");
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private static String lines(Board board) {
        String[] rows = board.toString().split("/");
        int n = rows.length;
        StringBuilder text = new StringBuilder(board.toString()).append('/');
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < n; r++) text.append(rows[r].charAt(c));
            text.append('/');
        }
        for (int d = -(n - 1); d < n; d++) { // column - row is the same on a diagonal
            for (int r = Math.max(0, -d); r < n && r + d < n; r++) text.append(rows[r].charAt(r + d));
            text.append('/');
        }
        for (int s = 0; s <= 2 * (n - 1); s++) // column + row is the same on the others
            for (int r = Math.max(0, s - n + 1); r < n && r <= s; r++) text.append(rows[r].charAt(s - r));
        return text.toString();
    }

    public Optional<Player> winner(GomokuState state) {
        String lines = lines(state.board());
        if (X_WINS.matcher(lines).find()) return Optional.of(Player.X);
        if (O_WINS.matcher(lines).find()) return Optional.of(Player.O);
        return Optional.empty();
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        return switch (winner(state).map(Player::symbol).orElse('.')) {
            case 'X' -> 1;
            case 'O' -> -1;
            default -> 0;
        };
    }
}
