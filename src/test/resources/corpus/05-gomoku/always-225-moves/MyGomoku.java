// exercise: 05
// truth: wrong
// mistake: terminal compares the number of stones with a constant 225, so a full board of another size does not end the game, and a board of 16 rows and more ends it at 225 stones.
// player: both
// style: constants at the top, one loop over offsets
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int WIN_LENGTH = 5;
    private static final int MAX_MOVES = 225;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

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
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("Illegal move: " + cell);
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        Cell last = state.last().get();
        Player player = board.at(last).get();
        for (int d = 0; d < 4; d++) {
            int run = 0;
            for (int i = -WIN_LENGTH + 1; i < WIN_LENGTH; i++) {
                int r = last.row() + i * DR[d];
                int c = last.column() + i * DC[d];
                if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                    continue;
                }
                run = board.has(player, r, c) ? run + 1 : 0;
                if (run == WIN_LENGTH) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().stones() == MAX_MOVES;
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
