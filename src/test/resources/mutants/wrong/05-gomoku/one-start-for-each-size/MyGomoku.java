// Wrong: start hands out one board for each size.
// Fails first: start is an empty board of the size asked for
// Says: an earlier call
// Diagnosis: answers-shared

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final Map<Integer, GomokuState> starts = new HashMap<>();

    @Override
    public GomokuState start(int size) {
        return starts.computeIfAbsent(size, n -> new GomokuState(Board.empty(n), Optional.empty()));
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("No more moves, the game is over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last()
                .filter(c -> longest(state.board(), c) >= 5)
                .flatMap(c -> state.board().at(c));
    }

    private static int longest(Board board, Cell c) {
        return IntStream.range(0, 4)
                .map(d -> 1 + stones(board, c, d) + stones(board, c, d + 4))
                .max()
                .orElse(0);
    }

    private static final int[] DOWN = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] RIGHT = {1, 1, 0, -1, -1, -1, 0, 1};

    private static int stones(Board board, Cell c, int d) {
        Player who = board.at(c).orElseThrow();
        return (int) IntStream.range(1, board.size())
                .takeWhile(i -> {
                    int row = c.row() + i * DOWN[d];
                    int column = c.column() + i * RIGHT[d];
                    return row >= 0 && column >= 0 && row < board.size() && column < board.size()
                            && board.has(who, row, column);
                })
                .count();
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
