// exercise: 02
// truth: wrong
// mistake: the remembered winner is used again for the same board object with the same number of marks, although the marks may be others
// player: both
// style: the last answer is kept in fields; streams over lines
// single: yes
// detail: only when a caller takes a mark off with clear and puts another one on the same board between two questions
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final List<List<Cell>> LINES = Stream.of(
                    IntStream.range(0, 3).mapToObj(r -> line(r, 0, 0, 1)),
                    IntStream.range(0, 3).mapToObj(c -> line(0, c, 1, 0)),
                    Stream.of(line(0, 0, 1, 1), line(2, 0, -1, 1)))
            .flatMap(lines -> lines)
            .toList();

    // terminal, actions and utility all ask for the winner of the same board
    private Board lastBoard;
    private int lastMarks;
    private Optional<Player> lastWinner;

    private static List<Cell> line(int row, int column, int down, int right) {
        return IntStream.range(0, 3)
                .mapToObj(i -> new Cell(row + i * down, column + i * right))
                .toList();
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
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (board != lastBoard || board.stones() != lastMarks) {
            lastBoard = board;
            lastMarks = board.stones();
            lastWinner = Stream.of(Player.X, Player.O)
                    .filter(p -> LINES.stream().anyMatch(
                            line -> line.stream().allMatch(c -> board.has(p, c.row(), c.column()))))
                    .findFirst();
        }
        return lastWinner;
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
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
