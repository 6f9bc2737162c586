// exercise: 02
// truth: wrong
// mistake: the fixed order of the cells has (1,2) twice and (2,1) never, so actions offers one cell twice and another not at all
// kind: slip
// player: both
// style: streams over a fixed order: centre, corners, edges
// single: yes
// detail: -
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
    /** The most valuable cells first. */
    private static final List<Cell> ORDER = List.of(
            new Cell(1, 1),
            new Cell(0, 0), new Cell(0, 2), new Cell(2, 0), new Cell(2, 2),
            new Cell(0, 1), new Cell(1, 0), new Cell(1, 2), new Cell(1, 2));

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
        return Stream.of(Player.X, Player.O).filter(p -> hasLine(board, p)).findFirst();
    }

    private static boolean hasLine(Board b, Player p) {
        return IntStream.range(0, 3).anyMatch(i -> IntStream.range(0, 3).allMatch(j -> b.has(p, i, j)))
                || IntStream.range(0, 3).anyMatch(i -> IntStream.range(0, 3).allMatch(j -> b.has(p, j, i)))
                || IntStream.range(0, 3).allMatch(i -> b.has(p, i, i))
                || IntStream.range(0, 3).allMatch(i -> b.has(p, i, 2 - i));
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : ORDER.stream().filter(board::isEmpty).collect(Collectors.toList());
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
