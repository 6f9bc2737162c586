// exercise: 05
// truth: wrong
// mistake: the table of winning run lengths ends at eight, so a stone that joins four and four (nine in a row) gives an ArrayIndexOutOfBoundsException
// player: both
// style: lookup table, one loop with a direction array
// single: yes
// detail: sometimes; only when the last stone closes the gap between two fours in one line (XXXX.XXXX), boards of 9 rows and more
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    // index = stones in a row
    private static final boolean[] WINS = {false, false, false, false, false, true, true, true, true};
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board b = state.board();
        if (b.count(Player.X) == b.count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
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
        Cell c = state.last().get();
        Board b = state.board();
        Optional<Player> who = b.at(c);
        for (int d = 0; d < 4; d++) {
            int run = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int k = 1; k < 5; k++) {
                    int r = c.row() + sign * k * DR[d];
                    int q = c.column() + sign * k * DC[d];
                    if (r < 0 || q < 0 || r >= b.size() || q >= b.size() || !b.at(r, q).equals(who)) {
                        break;
                    }
                    run++;
                }
            }
            if (WINS[run]) {
                return who;
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
        List<Cell> list = new ArrayList<>();
        if (!terminal(state)) {
            list.addAll(state.board().emptyCells());
        }
        return list;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
