// exercise: 02
// truth: wrong
// mistake: terminal calls a tie as soon as every line has marks of both players, although cells are empty
// kind: subtle
// player: both
// style: list of lines of cells, streams
// single: yes
// detail: only on boards with one or two empty cells left
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private record Line(List<Cell> cells) {
        static Line of(int row, int column, int down, int right) {
            return new Line(IntStream.range(0, 3)
                    .mapToObj(i -> new Cell(row + i * down, column + i * right))
                    .toList());
        }

        long marks(Board board, Player player) {
            return cells.stream()
                    .filter(cell -> board.has(player, cell.row(), cell.column()))
                    .count();
        }

        /** Whether somebody can still fill it, or has. */
        boolean isOpen(Board board) {
            return marks(board, Player.X) == 0 || marks(board, Player.O) == 0;
        }
    }

    private static final List<Line> LINES = Stream.of(
                    IntStream.range(0, 3).mapToObj(i -> Line.of(i, 0, 0, 1)),
                    IntStream.range(0, 3).mapToObj(i -> Line.of(0, i, 1, 0)),
                    Stream.of(Line.of(0, 0, 1, 1), Line.of(2, 0, -1, 1)))
            .flatMap(lines -> lines)
            .toList();

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
        return Stream.of(Player.values())
                .filter(player -> LINES.stream().anyMatch(line -> line.marks(board, player) == 3))
                .findFirst();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || LINES.stream().noneMatch(line -> line.isOpen(board));
    }

    @Override
    public List<Cell> actions(Board board) {
        return board.emptyCells().stream().filter(cell -> !terminal(board)).toList();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
