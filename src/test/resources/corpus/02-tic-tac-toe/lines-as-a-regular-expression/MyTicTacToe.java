// exercise: 02
// truth: right
// mistake: none; winner and actions read the board's text (X.O/.X./..O) with regular expressions and indices
// player: both
// style: text and regular expressions
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // A row is three in sequence, a column every fourth character, the diagonals every fifth and every third from a corner.
    private static final Pattern LINE =
            Pattern.compile("(?:([XO])\\1\\1)|(?:([XO])...\\2...\\2)|^(?:([XO])....\\3....\\3)|^..([XO])..\\4..\\4");

    @Override
    public Board initialState() {
        return Board.parse(".../.../...");
    }

    @Override
    public Player player(Board board) {
        String text = board.toString();
        return text.replaceAll("[^X]", "").length() == text.replaceAll("[^O]", "").length() ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("not " + cell + " on " + board);
        }
        StringBuilder text = new StringBuilder(board.toString());
        text.setCharAt(4 * cell.row() + cell.column(), player(board).symbol());
        return Board.parse(text.toString());
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (isLineOf('X', board)) {
            return Optional.of(Player.X);
        }
        return isLineOf('O', board) ? Optional.of(Player.O) : Optional.empty();
    }

    private static boolean isLineOf(char mark, Board board) {
        return LINE.matcher(board.toString().replace(mark == 'X' ? 'O' : 'X', '.')).find();
    }

    @Override
    public boolean terminal(Board board) {
        return board.toString().indexOf('.') < 0 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        String text = board.toString();
        return IntStream.range(0, text.length())
                .filter(i -> text.charAt(i) == '.' && !terminal(board))
                .mapToObj(i -> new Cell(i / 4, i % 4))
                .toList();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
