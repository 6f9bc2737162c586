// exercise: 02
// truth: right
// mistake: none; the winner is found by a regular expression on the board as one string of nine characters
// player: both
// style: strings and regular expressions
// single: yes
// detail: the text has a slash between rows, so a column repeats every 4 characters
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    @Override
    public Board initialState() {
        return Board.parse(".../.../...");
    }

    @Override
    public Player player(Board board) {
        long x = board.toString().chars().filter(c -> c == 'X').count();
        long o = board.toString().chars().filter(c -> c == 'O').count();
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        // The text is a copy that nobody else has.
        Board next = Board.parse(board.toString());
        next.put(cell, player(board));
        return next;
    }

    /** The text of a board is "abc/def/ghi", so a column is 4 characters from row to row. */
    private static final String LINE = "(P{3}|P.{3}P.{3}P|^P.{4}P.{4}P$|^..P.{2}P.{2}P..$)";

    private static final Pattern X_WINS = Pattern.compile(LINE.replace('P', 'X'));
    private static final Pattern O_WINS = Pattern.compile(LINE.replace('P', 'O'));

    @Override
    public Optional<Player> winner(Board board) {
        String text = board.toString();
        if (X_WINS.matcher(text).find()) return Optional.of(Player.X);
        if (O_WINS.matcher(text).find()) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || !board.toString().contains(".");
    }

    @Override
    public List<Cell> actions(Board board) {
        return Stream.of(board)
                .filter(b -> !terminal(b))
                .flatMap(b -> b.emptyCells().stream())
                .toList();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w.equals(Player.X) ? 1 : -1).orElse(0);
    }
}
