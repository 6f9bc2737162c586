// exercise: 02
// truth: wrong
// mistake: actions also leaves out the cells after which the game would be over, instead of asking only whether it is over now.
// player: both
// style: streams, records
// single: yes
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private record Line(int row, int column, int down, int right) {
        boolean allOf(Board b, Player p) {
            return IntStream.range(0, 3).allMatch(i -> b.has(p, row + i * down, column + i * right));
        }
    }

    private static final List<Line> LINES = Stream.concat(
                    IntStream.range(0, 3).boxed().flatMap(i -> Stream.of(new Line(i, 0, 0, 1), new Line(0, i, 1, 0))),
                    Stream.of(new Line(0, 0, 1, 1), new Line(0, 2, 1, -1)))
            .collect(Collectors.toList());

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
        return Stream.of(Player.values())
                .filter(p -> LINES.stream().anyMatch(l -> l.allOf(board, p)))
                .findAny();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        return board.emptyCells().stream()
                .filter(cell -> !terminal(result(board, cell)))
                .collect(Collectors.toList());
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
