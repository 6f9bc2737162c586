// exercise: 05
// truth: wrong
// mistake: The size of the board is a field that start sets, so a state of another size than the last one started is looked at with the wrong edges.
// player: both
// style: fields, windows of five through the last stone
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private int n = 15;

    @Override
    public GomokuState start(int size) {
        n = size;
        return new GomokuState(Board.empty(n), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) > state.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("over");
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Board b = state.board();
        Cell last = state.last().get();
        Player p = b.at(last).get();
        for (int[] d : DIRS) {
            for (int back = 0; back < 5; back++) {
                int r = last.row() - back * d[0];
                int c = last.column() - back * d[1];
                boolean all = true;
                for (int k = 0; k < 5 && all; k++) {
                    int rr = r + k * d[0];
                    int cc = c + k * d[1];
                    all = rr >= 0 && rr < n && cc >= 0 && cc < n && b.has(p, rr, cc);
                }
                if (all) return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        if (w.get() == Player.X) return 1;
        return -1;
    }
}
