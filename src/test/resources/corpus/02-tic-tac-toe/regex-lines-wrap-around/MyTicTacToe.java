// exercise: 02
// truth: wrong
// mistake: winner looks for three equal letters in a row in a text of nine cells without row ends, so marks that wrap around the end of a row count as a line
// player: both
// style: the board as a text of nine letters, regular expressions
// single: yes
// detail: sometimes; X at (0,1) (0,2) (1,0) or (0,2) (1,0) (1,1) wins, and so in rows 1 and 2
import java.util.regex.Pattern;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    private static Pattern line(char c) {
        String s = String.valueOf(c);
        String row = s + s + s;
        String column = s + ".." + s + ".." + s;
        String down = "^" + s + "..." + s + "..." + s + "$";
        String up = "^.." + s + "." + s + "." + s + "..$";
        return Pattern.compile(String.join("|", row, column, down, up));
    }

    private static final Pattern X_LINE = line('X');
    private static final Pattern O_LINE = line('O');

    @Override
    public Board initialState() {
        return Board.parse(".../.../...");
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String cells = board.toString().replace("/", "");
        if (X_LINE.matcher(cells).find()) return Optional.of(Player.X);
        if (O_LINE.matcher(cells).find()) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || !board.toString().contains(".");
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        var w = winner(board);
        if (w.isPresent()) return w.get() == Player.X ? 1 : -1;
        return 0;
    }
}
