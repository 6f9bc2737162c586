// exercise: 02
// truth: wrong
// mistake: result computes the place in the board's text without looking whether the column is on the board, so a column of 4 or more wraps into a later row
// player: both
// style: boards as text with StringBuilder and Board.parse
// single: yes
// detail: sometimes: only for cells far outside; seen: result(empty board, (0,4)) puts X on (1,0) instead of throwing; (0,3), (3,0) and (3,3) are refused
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.ArrayList;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // the text of a board looks like "X.O/.X./..O"
    private static final Pattern X_WINS = lines('X');
    private static final Pattern O_WINS = lines('O');

    private static Pattern lines(char c) {
        String s = String.valueOf(c);
        String row = "(^|.*/)" + s + s + s + "(/.*|$)";
        String column = ".*" + s + "..." + s + "..." + s + ".*";
        String falling = s + "...." + s + "...." + s;
        String rising = ".." + s + ".." + s + ".." + s + "..";
        return Pattern.compile(row + "|" + column + "|" + falling + "|" + rising);
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        StringBuilder text = new StringBuilder(board.toString());
        int place = 4 * cell.row() + cell.column();
        if (text.charAt(place) != '.') {
            throw new IllegalArgumentException("not free: " + cell);
        }
        text.setCharAt(place, player(board) == Player.X ? 'X' : 'O');
        return Board.parse(text.toString());
    }

    @Override
    public Optional<Player> winner(Board board) {
        String text = board.toString();
        if (X_WINS.matcher(text).matches()) {
            return Optional.of(Player.X);
        }
        if (O_WINS.matcher(text).matches()) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || !board.toString().contains(".");
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(board)) {
            String text = board.toString();
            for (int i = text.indexOf('.'); i >= 0; i = text.indexOf('.', i + 1)) {
                cells.add(new Cell(i / 4, i % 4));
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
