// exercise: 05
// truth: wrong
// mistake: result puts the stone on the given board and copies it only then, so that the given state changes
// player: both
// style: loops, copy at the end
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final int[] dx = {1, 0, 1, 1};
    private final int[] dy = {0, 1, 1, -1};

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        if (state.board().count(Player.X) == state.board().count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no moves left, " + cell + " is refused");
        }
        Board board = state.board();
        board.put(cell, player(state));
        return new GomokuState(board.copy(), Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int x = state.last().get().column();
        int y = state.last().get().row();
        Player stone = state.board().at(y, x).orElseThrow();
        for (int d = 0; d < 4; d++) {
            int streak = 0;
            for (int k = -4; k <= 4; k++) {
                int yy = y + k * dy[d];
                int xx = x + k * dx[d];
                boolean inside = yy >= 0 && yy < state.board().size() && xx >= 0 && xx < state.board().size();
                if (inside && state.board().has(stone, yy, xx)) {
                    streak++;
                    if (streak == 5) {
                        return Optional.of(stone);
                    }
                } else {
                    streak = 0;
                }
            }
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || !winner(state).isEmpty();
    }

    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) {
            return 0;
        }
        return winner(state).get() == Player.O ? -1 : 1;
    }
}
