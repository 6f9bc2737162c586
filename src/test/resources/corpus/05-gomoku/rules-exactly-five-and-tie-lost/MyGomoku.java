// exercise: 05
// truth: wrong
// mistake: two mistakes: winner asks for exactly five (== 5), so six or more in a row are no win; and utility gives -1 for a tie because whatever X has not won counts as lost
// player: both
// style: direction table with count helper
// single: no
// detail: -
import java.util.*;
import plybook.game.*;
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
            throw new IllegalArgumentException("game over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private int ray(Board b, int r, int c, int dr, int dc) {
        Optional<Player> who = b.at(r, c);
        int n = 0;
        for (r += dr, c += dc; r >= 0 && c >= 0 && r < b.size() && c < b.size(); r += dr, c += dc) {
            if (!b.at(r, c).equals(who)) {
                break;
            }
            n++;
        }
        return n;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Optional<Cell> last = state.last();
        if (last.isPresent()) {
            int r = last.get().row();
            int c = last.get().column();
            for (int[] d : DIRS) {
                int inRow = ray(state.board(), r, c, d[0], d[1]) + ray(state.board(), r, c, -d[0], -d[1]) + 1;
                if (inRow == 5) {
                    return state.board().at(r, c);
                }
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
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        boolean xWins = winner(state).filter(p -> p == Player.X).isPresent();
        return xWins ? 1 : -1;
    }
}
