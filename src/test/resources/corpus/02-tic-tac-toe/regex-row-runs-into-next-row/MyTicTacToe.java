// exercise: 02
// truth: wrong
// mistake: winner searches XXX in the nine cells written one after the other, so the end of a row and the start of the next one count as a row.
// player: both
// style: regular expressions on a string
// single: yes
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Pattern X_WINS = Pattern.compile("XXX|X..X..X|X...X...X|^..X.X.X");
    private static final Pattern O_WINS = Pattern.compile("OOO|O..O..O|O...O...O|^..O.O.O");

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
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String text = board.toString().replaceAll("[^XO.]", "");
        if (X_WINS.matcher(text).find()) {
            return Optional.of(Player.X);
        } else if (O_WINS.matcher(text).find()) {
            return Optional.of(Player.O);
        } else {
            return Optional.empty();
        }
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
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
