// exercise: 02
// truth: right
// mistake: none; the board's text is matched against a pattern
// player: both
// style: regular expressions on board.toString()
// single: yes
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // text looks like XO./.../..X , so one row further is four characters further
    private static Pattern linesOf(char c) {
        String row = "(^|.*/)" + c + c + c + "(/.*|$)";
        String column = ".*" + c + "..." + c + "..." + c + ".*";
        String down = c + "...." + c + "...." + c;
        String up = ".." + c + ".." + c + ".." + c + "..";
        return Pattern.compile(row + "|" + column + "|" + down + "|" + up);
    }

    private static final Pattern X_WINS = linesOf('X');
    private static final Pattern O_WINS = linesOf('O');

    @Override
    public Board initialState() {
        return Board.parse(".../.../...");
    }

    @Override
    public Player player(Board board) {
        return board.toString().chars().filter(c -> c == '.').count() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() >= 3 || cell.column() >= 3) {
            throw new IndexOutOfBoundsException(cell + " is not on the board");
        }
        if (!board.isEmpty(cell)) {
            throw new IllegalArgumentException(cell + " is taken");
        }
        StringBuilder text = new StringBuilder(board.toString());
        text.setCharAt(4 * cell.row() + cell.column(), player(board).symbol());
        return Board.parse(text.toString());
    }

    @Override
    public Optional<Player> winner(Board board) {
        String text = board.toString();
        if (X_WINS.matcher(text).matches()) return Optional.of(Player.X);
        if (O_WINS.matcher(text).matches()) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return !board.toString().contains(".") || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p.equals(Player.O) ? -1 : 1).orElse(0);
    }
}
