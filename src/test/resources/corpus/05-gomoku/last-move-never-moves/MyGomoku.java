// exercise: 05
// truth: wrong
// mistake: result keeps the last move of the state before if there is one, so that the first move stays the last one for ever
// player: both
// style: functional, Optional chains, IntStream for the counting
// single: yes
// detail: always from the second move on
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return balance(state.board()) == 0 ? Player.X : Player.O;
    }

    private static int balance(Board board) {
        return board.count(Player.X) - board.count(Player.O);
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException(cell + ": the game is over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, state.last().or(() -> Optional.of(cell)));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last()
                .filter(cell -> best(state.board(), cell) >= 5)
                .flatMap(cell -> state.board().at(cell));
    }

    private static int best(Board board, Cell cell) {
        return IntStream.range(0, 4)
                .map(d -> 1 + ray(board, cell, d) + ray(board, cell, d + 4))
                .max()
                .orElse(0);
    }

    private static int ray(Board board, Cell cell, int direction) {
        int dr = new int[] {0, 1, 1, 1, 0, -1, -1, -1}[direction];
        int dc = new int[] {1, 0, 1, -1, -1, 0, -1, 1}[direction];
        return (int) IntStream.iterate(1, i -> i + 1)
                .takeWhile(i -> same(board, cell, cell.row() + i * dr, cell.column() + i * dc))
                .count();
    }

    private static boolean same(Board board, Cell cell, int row, int column) {
        return row >= 0
                && column >= 0
                && board.contains(new Cell(row, column))
                && board.at(row, column).equals(board.at(cell));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return Optional.of(state)
                .filter(s -> !terminal(s))
                .map(s -> s.board().emptyCells())
                .orElseGet(List::of);
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
