// exercise: 02
// truth: wrong
// mistake: utility subtracts the number of O's lines from the number of X's lines, which is 2 if the last mark completes two lines at once.
// player: MAX
// style: sums over lines, streams
// kind: subtle
// single: yes
// detail: Full boards on which X's ninth mark completes two lines; winner and terminal are right there.
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private record Line(int row, int column, int down, int right) {
        boolean of(Player player, Board board) {
            return IntStream.range(0, 3).allMatch(i -> board.has(player, row + i * down, column + i * right));
        }
    }

    private static final List<Line> LINES = Stream.concat(
                    IntStream.range(0, 3).boxed().flatMap(i -> Stream.of(new Line(i, 0, 0, 1), new Line(0, i, 1, 0))),
                    Stream.of(new Line(0, 0, 1, 1), new Line(0, 2, 1, -1)))
            .toList();

    private static int lines(Player player, Board board) {
        return (int) LINES.stream().filter(line -> line.of(player, board)).count();
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
        return Stream.of(Player.X, Player.O).filter(p -> lines(p, board) > 0).findFirst();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return winner(board).isPresent() ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return lines(Player.X, board) - lines(Player.O, board);
    }
}
