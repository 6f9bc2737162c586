// exercise: 02
// truth: wrong
// mistake: the first line of three equal cells decides, and that may be a line of three empty cells
// kind: slip
// player: both
// style: streams over eight lines of three cells
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final List<String> LINES =
            List.of("00 01 02", "10 11 12", "20 21 22", "00 10 20", "01 11 21", "02 12 22", "00 11 22", "02 11 20");

    private static char mark(Board board, String cell) {
        int row = cell.charAt(0) - '0';
        int column = cell.charAt(1) - '0';
        return board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : ' ';
    }

    private static String marks(Board board, String line) {
        StringBuilder text = new StringBuilder();
        Stream.of(line.split(" ")).forEach(cell -> text.append(mark(board, cell)));
        return text.toString();
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return LINES.stream()
                .map(line -> marks(board, line))
                .filter(marks -> marks.chars().distinct().count() == 1)
                .findFirst()
                .flatMap(marks -> marks.equals("XXX")
                        ? Optional.of(Player.X)
                        : marks.equals("OOO") ? Optional.of(Player.O) : Optional.empty());
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
