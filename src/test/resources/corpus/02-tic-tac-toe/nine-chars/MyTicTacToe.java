// exercise: 02
// truth: wrong
// mistake: result finds the place in a text of nine characters as 3 * row + column, so a cell right of the board becomes one of the next row and is accepted if that is free.
// player: both
// style: the board as a text of nine characters, regular expression for the lines, Board.parse
// single: yes
// detail: only for columns from 3 on in rows 0 and 1 (and column 6 to 8 in row 0), when the cell that it is taken for is free; (2,3), (3,0) and taken cells are refused

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Pattern LINE =
            Pattern.compile("^(?:...)*(M)MM(?:...)*$|M..M..M|^M...M...M$|^..M.M.M..$");
    private static final Pattern OF_X = Pattern.compile(LINE.pattern().replace('M', 'X'));
    private static final Pattern OF_O = Pattern.compile(LINE.pattern().replace('M', 'O'));

    private static String text(Board board) {
        return board.toString().replace("/", "");
    }

    @Override
    public Board initialState() {
        return Board.parse("3/3/3");
    }

    @Override
    public Player player(Board board) {
        return text(board).chars().filter(c -> c == '.').count() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        StringBuilder cells = new StringBuilder(text(board));
        int at = 3 * cell.row() + cell.column();
        if (at >= cells.length() || cells.charAt(at) != '.') {
            throw new IllegalArgumentException("not free: " + cell);
        }
        cells.setCharAt(at, player(board).symbol());
        return Board.parse(cells.insert(6, '/').insert(3, '/').toString());
    }

    @Override
    public Optional<Player> winner(Board board) {
        String cells = text(board);
        if (OF_X.matcher(cells).find()) {
            return Optional.of(Player.X);
        }
        return OF_O.matcher(cells).find() ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return !text(board).contains(".") || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(player -> player.symbol() == 'X' ? 1 : -1).orElse(0);
    }
}
