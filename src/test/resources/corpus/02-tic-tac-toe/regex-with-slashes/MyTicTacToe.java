// exercise: 02
// truth: right
// mistake: none; winner is one regular expression on the text of the board with its slashes (strides 1, 4, 5 and 3).
// player: both
// style: regular expression with a back reference
// single: yes
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Pattern LINE =
            Pattern.compile("(X|O)(\\1\\1|...\\1...\\1|....\\1....\\1|..\\1..\\1)");

    @Override
    public Board initialState() {
        return Board.parse(".../.../...");
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
        Matcher m = LINE.matcher(board.toString());
        return m.find() ? Optional.of(m.group(1).equals("X") ? Player.X : Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        return winner(board).isPresent() ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
