// exercise: 05
// truth: wrong
// mistake: winner counts the player's stones among the nine cells around the last one in a direction without starting anew after a gap or an opponent's stone, so five stones with gaps between them win.
// player: both
// style: for loop from -4 to 4 with try/catch at the edge
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final int[] dr = {0, 1, 1, 1};
    private final int[] dc = {1, 0, 1, -1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.O) == state.board().count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException();
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    private boolean isStone(Board board, Player p, int r, int c) {
        try {
            return board.has(p, r, c);
        } catch (IllegalArgumentException outside) {
            return false;
        }
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell m = state.last().get();
        Player p = state.board().at(m).get();
        for (int d = 0; d < 4; d++) {
            int stones = 0;
            for (int k = -4; k <= 4; k++) {
                if (isStone(state.board(), p, m.row() + k * dr[d], m.column() + k * dc[d])) {
                    stones++;
                }
            }
            if (stones >= 5) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
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
