// exercise: 05
// truth: wrong
// mistake: winner remembers its answers in a map under the state's hash code instead of the state, and different boards have the same one (a stone 32 cells further on in the same word of bits)
// player: both
// style: memo in a field, Map<Integer, ...>, record for a direction
// kind: subtle
// single: yes
// detail: two states with the same last cell whose boards differ in a stone moved by 32 cells are asked about one after the other, one of them won
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Step(int down, int right) {
        Step back() {
            return new Step(-down, -right);
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    /** terminal, actions and utility all ask for the winner: work it out once. */
    private final Map<Integer, Optional<Player>> winners = new HashMap<>();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return winners.computeIfAbsent(state.hashCode(), key -> findWinner(state));
    }

    private Optional<Player> findWinner(GomokuState state) {
        return state.last().flatMap(cell -> {
            Player player = state.board().at(cell).orElseThrow();
            return STEPS.stream().anyMatch(s -> 1 + run(state.board(), player, cell, s) + run(state.board(), player, cell, s.back()) >= 5)
                    ? Optional.of(player)
                    : Optional.empty();
        });
    }

    private int run(Board board, Player player, Cell from, Step step) {
        int row = from.row() + step.down();
        int column = from.column() + step.right();
        if (row < 0 || column < 0 || row >= board.size() || column >= board.size() || !board.has(player, row, column)) {
            return 0;
        }
        return 1 + run(board, player, new Cell(row, column), step);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
