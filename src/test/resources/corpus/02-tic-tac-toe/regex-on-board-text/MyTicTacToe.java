// exercise: 02
// truth: right
// mistake: none; lines are found with regular expressions in the board's text
// player: both
// style: regular expressions, Pattern constants
// single: yes
// detail: always right
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // The text is like X.O/.X./..O: rows stand together, columns 4 apart, diagonals 5 and 3 apart.
    private static final Pattern X_LINE = line('X');
    private static final Pattern O_LINE = line('O');

    private static Pattern line(char c) {
        return Pattern.compile("ccc|c.{3}c.{3}c|c.{4}c.{4}c|c.{2}c.{2}c".replace('c', c));
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.emptyCells().size() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String text = board.toString();
        if (X_LINE.matcher(text).find()) {
            return Optional.of(Player.X);
        }
        return O_LINE.matcher(text).find() ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : List.copyOf(board.emptyCells());
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
