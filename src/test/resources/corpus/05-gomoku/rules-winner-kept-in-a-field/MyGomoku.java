// exercise: 05
// truth: wrong
// mistake: winner is not worked out from the state it is asked about: result computes it and keeps it in a field, so a state that is not the one made last (a parsed one, a parent, a sibling) gets the winner of another state
// player: both
// style: winner cached in a field by result
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private Optional<Player> won = Optional.empty();

    @Override
    public GomokuState start(int size) {
        won = Optional.empty();
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        won = fiveThrough(next, cell) ? next.at(cell) : Optional.empty();
        return new GomokuState(next, Optional.of(cell));
    }

    private static boolean fiveThrough(Board b, Cell cell) {
        Player p = b.at(cell).orElseThrow();
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            int n = 0;
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0], c = cell.column() + k * d[1];
                boolean mine = r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c);
                n = mine ? n + 1 : 0;
                if (n == 5) return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return won;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
