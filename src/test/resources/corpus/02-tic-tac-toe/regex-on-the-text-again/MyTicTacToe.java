// exercise: 02
// truth: right
// mistake: none; lines are found by regular expressions on the board's text, whose slashes keep rows from running into each other
// player: both
// style: regular expressions, the board built from text
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Pattern THREE_X = three('X');
    private static final Pattern THREE_O = three('O');

    private static Pattern three(char s) {
        return Pattern.compile("P{3}|P.{3}P.{3}P|P.{4}P.{4}P|P..P..P".replace('P', s));
    }

    @Override
    public Board initialState() {
        return Board.parse("3/3/3");
    }

    @Override
    public Player player(Board board) {
        long difference = board.toString().chars().map(c -> c == 'X' ? 1 : c == 'O' ? -1 : 0).sum();
        return difference == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() >= 3 || cell.column() >= 3) {
            throw new IllegalArgumentException("no such cell " + cell);
        }
        StringBuilder text = new StringBuilder(board.toString());
        int at = 4 * cell.row() + cell.column();
        if (text.charAt(at) != '.') {
            throw new IllegalArgumentException(cell + " is taken by " + text.charAt(at));
        }
        text.setCharAt(at, player(board).symbol());
        return Board.parse(text.toString());
    }

    @Override
    public Optional<Player> winner(Board board) {
        String text = board.toString();
        if (THREE_X.matcher(text).find()) {
            return Optional.of(Player.X);
        }
        return THREE_O.matcher(text).find() ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.toString().indexOf('.') < 0 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(board)) {
            String text = board.toString();
            for (int at = text.lastIndexOf('.'); at >= 0; at = text.lastIndexOf('.', at - 1)) {
                cells.add(new Cell(at / 4, at % 4));
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> 1 - 2 * p.ordinal()).orElse(0);
    }
}
