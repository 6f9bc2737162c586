// exercise: 05
// truth: wrong
// mistake: the count up the rising diagonal always asks for stones of X, also when O has moved last
// player: MIN
// style: eight counts written out
// single: yes
// detail: sometimes; only O's lines from the lower left to the upper right, and there O may even win with the help of X's stones
import java.util.List;
import java.util.Optional;
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
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is over");
        }
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board b = state.board();
        int n = b.size();
        int r = state.last().get().row();
        int c = state.last().get().column();
        Player p = b.at(r, c).get();

        int left = 0, right = 0, up = 0, down = 0, upLeft = 0, downRight = 0, upRight = 0, downLeft = 0;
        for (int i = 1; c - i >= 0 && b.has(p, r, c - i); i++) left++;
        for (int i = 1; c + i < n && b.has(p, r, c + i); i++) right++;
        for (int i = 1; r - i >= 0 && b.has(p, r - i, c); i++) up++;
        for (int i = 1; r + i < n && b.has(p, r + i, c); i++) down++;
        for (int i = 1; r - i >= 0 && c - i >= 0 && b.has(p, r - i, c - i); i++) upLeft++;
        for (int i = 1; r + i < n && c + i < n && b.has(p, r + i, c + i); i++) downRight++;
        for (int i = 1; r - i >= 0 && c + i < n && b.has(Player.X, r - i, c + i); i++) upRight++;
        for (int i = 1; r + i < n && c - i >= 0 && b.has(p, r + i, c - i); i++) downLeft++;

        if (left + 1 + right >= 5 || up + 1 + down >= 5 || upLeft + 1 + downRight >= 5 || upRight + 1 + downLeft >= 5) {
            return Optional.of(p);
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
        if (winner(state).isEmpty()) return 0;
        return winner(state).get() == Player.X ? 1 : -1;
    }
}
