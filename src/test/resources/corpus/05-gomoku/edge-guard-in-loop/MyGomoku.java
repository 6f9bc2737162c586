// exercise: 05
// truth: wrong
// mistake: the guard of the counting loop asks row > 0 and column > 0, so stones in the first row and the first column are not counted
// player: both
// style: lambda as predicate, for loop with two variables
// single: yes
// detail: sometimes; only lines with a stone other than the last in row 0 or column 0
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
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
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        final var board = state.board();
        if (terminal(state) || !board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        final var next = board.copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            Player player = state.board().at(last).orElseThrow();
            int n = state.board().size();
            BiPredicate<Integer, Integer> own =
                    (r, c) -> r > 0 && r < n && c > 0 && c < n && state.board().has(player, r, c);
            boolean five = count(own, last, 0, 1) + count(own, last, 0, -1) >= 4
                    || count(own, last, 1, 0) + count(own, last, -1, 0) >= 4
                    || count(own, last, 1, 1) + count(own, last, -1, -1) >= 4
                    || count(own, last, 1, -1) + count(own, last, -1, 1) >= 4;
            return five ? Optional.of(player) : Optional.<Player>empty();
        });
    }

    private static int count(BiPredicate<Integer, Integer> own, Cell from, int dr, int dc) {
        int found = 0;
        for (int r = from.row() + dr, c = from.column() + dc; own.test(r, c); r += dr, c += dc) {
            found++;
        }
        return found;
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
        return switch (winner(state).map(Player::symbol).orElse('-')) {
            case 'X' -> 1;
            case 'O' -> -1;
            default -> 0;
        };
    }
}
