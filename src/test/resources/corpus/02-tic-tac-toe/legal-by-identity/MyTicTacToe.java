// exercise: 02
// truth: wrong
// mistake: result looks the cell up among the empty ones with ==, so a legal cell that the caller has made himself is refused
// kind: subtle
// player: both
// style: streams
// single: yes
// detail: cells that come from actions or emptyCells are always accepted; only new Cell(row, column) is not
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
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
        Cell free = board.emptyCells().stream()
                .filter(c -> c == cell)
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("you can't play on " + cell));
        Board next = board.copy();
        next.put(free, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.values()).filter(p -> wins(board, p)).findFirst();
    }

    private static boolean wins(Board board, Player p) {
        boolean straight = IntStream.range(0, 3)
                .anyMatch(i -> IntStream.range(0, 3).allMatch(j -> board.has(p, i, j))
                        || IntStream.range(0, 3).allMatch(j -> board.has(p, j, i)));
        return straight
                || IntStream.range(0, 3).allMatch(i -> board.has(p, i, i))
                || IntStream.range(0, 3).allMatch(i -> board.has(p, i, 2 - i));
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
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
