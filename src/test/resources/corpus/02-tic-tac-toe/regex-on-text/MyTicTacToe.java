// exercise: 02
// truth: right
// mistake: none; the lines are found with a regular expression in the text of the board
// player: both
// style: regular expression, streams, one shared empty board
// single: yes
// detail: none
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Board START = Board.empty(3);
    private static final String LINE = "#(#|.{3}#.{3}|.{4}#.{4}|.{2}#.{2})#";

    private static Pattern lineOf(Player player) {
        return Pattern.compile(LINE.replace('#', player.symbol()));
    }

    private static final Pattern X_LINE = lineOf(Player.X);
    private static final Pattern O_LINE = lineOf(Player.O);

    @Override
    public Board initialState() {
        return START;
    }

    @Override
    public Player player(Board board) {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (board.emptyCells().stream().noneMatch(cell::equals)) {
            throw new IllegalArgumentException(cell + " is not free in " + board);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String text = board.toString();
        return Arrays.stream(Player.values())
                .filter(p -> (p == Player.X ? X_LINE : O_LINE).matcher(text).find())
                .findAny();
    }

    @Override
    public boolean terminal(Board board) {
        return board.toString().indexOf('.') < 0 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        boolean over = terminal(board);
        return board.emptyCells().stream().filter(c -> !over).collect(Collectors.toList());
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p.equals(Player.MAX) ? 1 : -1).orElse(0);
    }
}
